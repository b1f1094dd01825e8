'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type {
  ActionRefusalCode,
  ChangeMembershipMutation,
  MembershipAction,
} from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { ChangeMembershipDocument } from './memberships.customerQuery';

export interface MembershipChoice {
  readonly action: MembershipAction;
  readonly organisation: { readonly id: string; readonly name: string };
}

export type MembershipOutcome =
  | { readonly kind: 'done'; readonly choice: MembershipChoice }
  | { readonly kind: 'rejected'; readonly code: ActionRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

function decideMembershipOutcome(
  choice: MembershipChoice,
  response: ChangeMembershipMutation['changeMembership'] | undefined,
): MembershipOutcome {
  if (!response) return { kind: 'problem', problem: 'failed' };
  switch (response.__typename) {
    case 'MembershipChanged':
      return { kind: 'done', choice };
    case 'ActionRefused':
      return { kind: 'rejected', code: response.code };
  }
}

/** Changes the organisations of a user, and refetches the user afterwards. */
export function useMembershipChange(userId: string) {
  const [change] = useMutation(ChangeMembershipDocument, { refetchQueries: ['User', 'AuditTrail'] });
  const [running, setRunning] = useState<MembershipChoice>();
  const [outcome, setOutcome] = useState<MembershipOutcome>();
  const run = async (choice: MembershipChoice) => {
    const { action, organisation } = choice;
    setRunning(choice);
    try {
      const input = { userId, organisationId: organisation.id, action };
      const { data } = await change({ variables: { input } });
      setOutcome(decideMembershipOutcome(choice, data?.changeMembership));
    } catch (error) {
      setOutcome({ kind: 'problem', problem: toDataProblem(error) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, outcome, run };
}
