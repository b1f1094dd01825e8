'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { maxApprovalLimit } from '@kmx/core/portal';
import { FlashMessage, Select, TextField } from '@kmx/design-system';
import type { ApprovalRulesQuery } from '../../__generated__/customer/graphql';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Fields, GroupedForm, Legend } from '../../shared/GroupedForm.styles';
import { SaveActions } from '../../shared/SaveActions';
import { rejectionMessages } from '../userMessages';
import { approvalChoices, type ApprovalChoice } from './approvalRuleForm';
import { useApprovalRuleForm } from './useApprovalRuleForm';

const choiceLabels = {
  none: 'portal.users.approval.none',
  every: 'portal.users.approval.every',
  above: 'portal.users.approval.above',
} as const satisfies Record<ApprovalChoice, string>;

type FormState = ReturnType<typeof useApprovalRuleForm>;

function Outcome({ form: { outcome, isSaving, save } }: { readonly form: FormState }) {
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'saved':
      return (
        <LiveFlashMessage type="success" outcome={outcome}>
          <FormattedMessage id="portal.account.saved" />
        </LiveFlashMessage>
      );
    case 'rejected':
      return (
        <FlashMessage type="error">
          <FormattedMessage id={rejectionMessages[outcome.code]} />
        </FlashMessage>
      );
    case 'problem':
      return <ProblemNotice problem={outcome.problem} isRetrying={isSaving} onRetry={() => void save()} />;
  }
}

interface ApprovalRuleFormProps {
  readonly rule: NonNullable<ApprovalRulesQuery['orderApprovalRules']>[number];
}

/** Rule of one organisation: no approval, every order, or orders above a number of pieces. */
export function ApprovalRuleForm({ rule: { organisation, limit } }: ApprovalRuleFormProps) {
  const intl = useIntl();
  const form = useApprovalRuleForm({ organisationId: organisation.id, limit });
  const { draft, isInvalid, isSaving, isChanged, change, save, undo } = form;
  return (
    <GroupedForm
      $fields="44rem"
      $beside="16rem"
      noValidate
      aria-label={organisation.name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Fields>
        <Legend>{organisation.name}</Legend>
        <Select
          id={`approval-choice-${organisation.id}`}
          name="choice"
          label={intl.formatMessage({ id: 'portal.users.approval.rule' })}
          options={approvalChoices.map((choice) => ({
            value: choice,
            label: intl.formatMessage({ id: choiceLabels[choice] }),
          }))}
          value={draft.choice}
          disabled={isSaving}
          onChange={({ target }) => {
            const choice = approvalChoices.find((one) => one === target.value);
            if (choice) change({ choice });
          }}
        />
        {draft.choice === 'above' && (
          <TextField
            id={`approval-pieces-${organisation.id}`}
            name="pieces"
            label={intl.formatMessage({ id: 'portal.users.approval.limit' })}
            hint={intl.formatMessage({ id: 'portal.users.approval.limitHint' })}
            error={
              isInvalid
                ? intl.formatMessage({ id: 'portal.users.approval.limitError' }, { max: maxApprovalLimit })
                : undefined
            }
            inputMode="numeric"
            autoComplete="off"
            isRequired
            mark={intl.formatMessage({ id: 'portal.shared.required' })}
            value={draft.pieces}
            disabled={isSaving}
            onChange={({ target }) => change({ pieces: target.value })}
          />
        )}
      </Fields>
      <Outcome form={form} />
      <SaveActions isSaving={isSaving} isChanged={isChanged} onUndo={undo} />
    </GroupedForm>
  );
}
