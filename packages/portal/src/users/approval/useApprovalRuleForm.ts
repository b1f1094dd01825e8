'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ApprovalLimit } from '@kmx/core/portal';
import type { ActionRefusalCode } from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { ApprovalRulesDocument } from '../../parts/approvalRules.customerQuery';
import { createApprovalRuleDraft, readApprovalLimit, type ApprovalRuleDraft } from './approvalRuleForm';
import { ChangeApprovalRuleDocument } from './changeApprovalRule.customerQuery';

export type ApprovalRuleOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'rejected'; readonly code: ActionRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

interface ApprovalRuleFormInput {
  readonly organisationId: string;
  /** Stored limit. */
  readonly limit: ApprovalLimit;
}

export function useApprovalRuleForm({ organisationId, limit: stored }: ApprovalRuleFormInput) {
  const [send] = useMutation(ChangeApprovalRuleDocument, {
    refetchQueries: [ApprovalRulesDocument],
    awaitRefetchQueries: true,
  });
  const [edited, setEdited] = useState<ApprovalRuleDraft>();
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<ApprovalRuleOutcome>();
  const [isSaving, setSaving] = useState(false);
  const draft = edited ?? createApprovalRuleDraft(stored);
  const limit = readApprovalLimit(draft);
  const run = async (changed: ApprovalLimit): Promise<ApprovalRuleOutcome> => {
    try {
      const { data } = await send({ variables: { organisationId, limit: changed } });
      const response = data?.changeOrderApprovalRule;
      if (!response) return { kind: 'problem', problem: 'failed' };
      if (response.__typename === 'ActionRefused') return { kind: 'rejected', code: response.code };
      return { kind: 'saved' };
    } catch (error) {
      return { kind: 'problem', problem: toDataProblem(error) };
    }
  };
  const save = async (): Promise<void> => {
    setChecked(true);
    setOutcome(undefined);
    if (limit === undefined) return;
    setSaving(true);
    const result = await run(limit);
    if (result.kind === 'saved') setEdited(undefined);
    setOutcome(result);
    setSaving(false);
  };
  return {
    draft,
    isChanged: limit !== stored,
    isInvalid: isChecked && limit === undefined,
    isSaving,
    outcome,
    save,
    change: (changes: Partial<ApprovalRuleDraft>) => {
      setOutcome(undefined);
      setEdited({ ...draft, ...changes });
    },
    undo: () => {
      setChecked(false);
      setOutcome(undefined);
      setEdited(undefined);
    },
  };
}
