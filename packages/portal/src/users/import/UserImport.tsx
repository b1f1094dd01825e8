'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { userImportLimits, type SignedInUser } from '@kmx/core/portal';
import { Button } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { Screen } from '../../lists/List.styles';
import { PortalHeading } from '../../shared/PortalHeading';
import { saveFile } from '../../shared/saveFile';
import { TableFields } from '../../shared/TableFields';
import { Results } from '../../shared/TableFields.styles';
import { BackToUsers } from '../BackToUsers';
import { NoPermission } from '../NoPermission';
import { canAdminister } from '../userAddresses';
import { createImportTemplate } from './createImportTemplate';
import { ImportPreview } from './ImportPreview';
import { ImportProblem } from './ImportProblem';
import { ImportProgress } from './ImportProgress';
import { ImportTable } from './ImportTable';
import { ListProblemNotice } from './ListProblemNotice';
import { useUserImport, type UserImportState } from './useUserImport';

interface UserImportProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

interface ImportStateProps {
  readonly state: UserImportState;
  readonly locale: PortalLocale;
}

function ListFields({ state }: { readonly state: UserImportState }) {
  const intl = useIntl();
  const { list, phase, setText, check, readFile } = state;
  return (
    <TableFields
      id="user-import"
      title={intl.formatMessage({ id: 'portal.users.import' })}
      label={intl.formatMessage({ id: 'portal.users.import.text' })}
      hint={intl.formatMessage({ id: 'portal.users.import.hint' }, { most: userImportLimits.rows })}
      text={list.text}
      isChecking={phase === 'checking'}
      onText={setText}
      onFile={(file) => void readFile(file)}
      onCheck={check}
      actions={
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(createImportTemplate(intl), 'mykomax-users.csv')}
        >
          <FormattedMessage id="portal.users.import.template" />
        </Button>
      }
    />
  );
}

function ImportState({ state, locale }: ImportStateProps) {
  const { phase, lines, error, retry } = state;
  switch (phase) {
    case 'choosing':
    case 'checking':
      return null;
    case 'uncheckable':
      return <ImportProblem error={error} onRetry={retry} />;
    case 'previewing':
    case 'importing':
    case 'deciding':
    case 'interrupted':
    case 'finished':
      return (
        <Results>
          {phase === 'previewing' ? <ImportPreview {...state} /> : <ImportProgress state={state} />}
          <ImportTable lines={lines} locale={locale} />
        </Results>
      );
  }
}

const isConfirmed = ({ phase }: UserImportState): boolean =>
  phase === 'importing' || phase === 'deciding' || phase === 'interrupted' || phase === 'finished';

function Administration({ locale }: Pick<UserImportProps, 'locale'>) {
  const intl = useIntl();
  const state = useUserImport(locale.language);
  return (
    <Screen>
      <BackToUsers locale={locale} />
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.users.title' })}
        title={intl.formatMessage({ id: 'portal.users.import' })}
        lead={<FormattedMessage id="portal.users.import.lead" />}
      />
      {!isConfirmed(state) && <ListFields state={state} />}
      {state.list.problem && <ListProblemNotice problem={state.list.problem} />}
      <ImportState state={state} locale={locale} />
    </Screen>
  );
}

/** Import of users from a list: a dry run, and after the confirmation the invitations. */
export const UserImport = ({ locale, user }: UserImportProps) =>
  canAdminister(user) ? <Administration locale={locale} /> : <NoPermission locale={locale} />;
