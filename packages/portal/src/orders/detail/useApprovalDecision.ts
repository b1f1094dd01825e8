'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { DecideOrderApprovalMutation, OrderDecision } from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { DecideOrderApprovalDocument, OrderDocument } from '../orders.customerQuery';

export interface ApprovalDecision {
  readonly decision: OrderDecision;
  readonly note: string;
}

/** Outcome of a choice; `earlier`: another administrator has already decided. */
export type ApprovalOutcome =
  | { readonly kind: 'decided'; readonly decision: OrderDecision }
  | { readonly kind: 'earlier'; readonly decision: OrderDecision; readonly name: string }
  | { readonly kind: 'notWaiting' }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

function decideOutcome(
  decision: OrderDecision,
  response: DecideOrderApprovalMutation['decideOrderApproval'] | undefined,
): ApprovalOutcome {
  if (!response) return { kind: 'problem', problem: 'failed' };
  if (response.__typename === 'OrderApprovalDecided') return { kind: 'decided', decision };
  if (response.decision && response.decidedBy)
    return { kind: 'earlier', decision: response.decision, name: response.decidedBy };
  return { kind: 'notWaiting' };
}

/** Approves or declines an order and refetches it. */
export function useApprovalDecision(reference: string) {
  const [send] = useMutation(DecideOrderApprovalDocument, {
    refetchQueries: [OrderDocument],
    awaitRefetchQueries: true,
  });
  const [choice, setChoice] = useState<ApprovalDecision>();
  const [outcome, setOutcome] = useState<ApprovalOutcome>();
  const [isRunning, setRunning] = useState(false);
  const run = async ({ decision, note }: ApprovalDecision): Promise<ApprovalOutcome> => {
    try {
      const input = { reference, decision, ...(note && { note }) };
      const { data } = await send({ variables: { input } });
      return decideOutcome(decision, data?.decideOrderApproval);
    } catch (error) {
      return { kind: 'problem', problem: toDataProblem(error) };
    }
  };
  const decide = async (chosen: ApprovalDecision): Promise<void> => {
    setChoice(chosen);
    setRunning(true);
    setOutcome(await run(chosen));
    setRunning(false);
  };
  return { choice, outcome, isRunning, decide };
}
