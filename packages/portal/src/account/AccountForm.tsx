'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountValues } from '@kmx/core/portal';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { toDataProblem } from '../data/problems';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { ProblemNotice } from '../notices/ProblemNotice';
import { FormProblems } from '../shared/FormProblems';
import { GroupedForm } from '../shared/GroupedForm.styles';
import { SaveActions } from '../shared/SaveActions';

import { problemId, type AccountRecord, type CountryChoice } from './accountEntries';
import { AccountFields, fieldId } from './AccountFields';
import { useAccountForm } from './useAccountForm';

/** Message ids by the reason why the account was not changed. */
const rejectionIds = {
  managedInternally: 'portal.account.rejected.managedInternally',
  invalid: 'portal.account.rejected.invalid',
  identityUnavailable: 'portal.account.rejected.identityUnavailable',
  notAllowed: 'portal.account.rejected.other',
  ownUser: 'portal.account.rejected.other',
  staleStatus: 'portal.account.rejected.other',
  unknownUser: 'portal.account.rejected.other',
  tooManyInvitations: 'portal.account.rejected.other',
  lastMembership: 'portal.account.rejected.other',
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
  if (!form.rejection) return null;
  return (
    <LiveFlashMessage type="error" outcome={form.rejection}>
      <FormattedMessage id={rejectionIds[form.rejection]} />
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
      <FormProblems
        messages={form.problems.map((problem) => ({
          fieldId: fieldId(problem.field),
          text: intl.formatMessage({ id: problemId(problem) }),
        }))}
        tries={tries}
      />
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
      <SaveActions isSaving={form.isSaving} isChanged={form.isChanged} onUndo={form.undo} />
    </GroupedForm>
  );
}
