'use client';

import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountValues } from '@kmx/core/portal';
import { Button, FormMessageSummary } from '@kmx/design-system';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { toDataProblem } from '../data/problems';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { ProblemNotice } from '../notices/ProblemNotice';
import { FormActions, GroupedForm } from '../shared/GroupedForm.styles';

import { Unsaved } from './Account.styles';
import { problemId, type AccountRecord, type CountryChoice } from './accountEntries';
import { AccountFields, fieldId } from './AccountFields';
import { useAccountForm } from './useAccountForm';

/** Message ids by the reason why the account was not changed. */
const rejectionIds = {
  managedInternally: 'portal.account.refused.managedInternally',
  invalid: 'portal.account.refused.invalid',
  identityUnavailable: 'portal.account.refused.identityUnavailable',
  notAllowed: 'portal.account.refused.other',
  ownUser: 'portal.account.refused.other',
  staleStatus: 'portal.account.refused.other',
  unknownUser: 'portal.account.refused.other',
  tooManyInvitations: 'portal.account.refused.other',
  lastMembership: 'portal.account.refused.other',
} as const satisfies Record<ActionRefusalCode, string>;

export interface AccountFormProps {
  readonly me: AccountRecord;
  readonly countries: readonly CountryChoice[];
  readonly supportEmail: string;
  /** True right after the values were saved, while the reader is still on the page. */
  readonly isSaved: boolean;
  readonly onSaved: (values: AccountValues) => Promise<void>;
}

type FormState = ReturnType<typeof useAccountForm>;

/** Validation errors, each with a link to its field; receives the focus after each attempt to save. */
function Problems({ problems, tries }: Pick<FormState, 'problems'> & { readonly tries: number }) {
  const intl = useIntl();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  return (
    <FormMessageSummary
      ref={summary}
      title={intl.formatMessage({ id: 'portal.account.errors' }, { count: problems.length })}
      messages={problems.map((problem) => ({
        fieldId: fieldId(problem.field),
        text: intl.formatMessage({ id: problemId(problem) }),
      }))}
    />
  );
}

function Outcome({ form }: { readonly form: FormState }) {
  if (form.error) {
    return (
      <ProblemNotice
        problem={toDataProblem(form.error)}
        isRetrying={form.isSaving}
        onRetry={() => {
          form.submit();
        }}
      />
    );
  }
  if (!form.refusal) return null;
  return (
    <LiveFlashMessage type="error" outcome={form.refusal}>
      <FormattedMessage id={rejectionIds[form.refusal]} />
    </LiveFlashMessage>
  );
}

/** Account settings of a customer; entered values are preserved until they are saved or reset. */
export function AccountForm({ me, countries, supportEmail, isSaved, onSaved }: AccountFormProps) {
  const intl = useIntl();
  const form = useAccountForm({ me, countries, onSaved });
  const [tries, setTries] = useState(0);
  return (
    <GroupedForm
      $fields="60rem"
      $beside="14rem"
      aria-label={intl.formatMessage({ id: 'portal.account.title' })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.submit()) setTries(tries + 1);
      }}
    >
      <Problems problems={form.problems} tries={tries} />
      <AccountFields
        entries={form.entries}
        countries={countries}
        problems={form.problems}
        email={me.email ?? ''}
        supportEmail={supportEmail}
        onChange={form.setEntries}
      />
      <Outcome form={form} />
      {isSaved && !form.isChanged && (
        <LiveFlashMessage type="success">
          <FormattedMessage id="portal.account.saved" />
        </LiveFlashMessage>
      )}
      <FormActions>
        <Button
          type="submit"
          isLoading={form.isSaving}
          loadingLabel={intl.formatMessage({ id: 'portal.account.saving' })}
        >
          <FormattedMessage id="portal.account.save" />
        </Button>
        {form.isChanged && (
          <>
            <Button variant="ghost" disabled={form.isSaving} onClick={form.undo}>
              <FormattedMessage id="portal.account.reset" />
            </Button>
            <Unsaved>
              <FormattedMessage id="portal.account.unsaved" />
            </Unsaved>
          </>
        )}
      </FormActions>
    </GroupedForm>
  );
}
