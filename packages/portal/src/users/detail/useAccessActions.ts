'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { AccessStatus, ApplicationKey } from '@kmx/core/portal';
import type { AccessAction } from '../../__generated__/customer/graphql';
import { toDataProblem } from '../../data/problems';
import { decideOutcome, type ActionOutcome } from './decideOutcome';
import { ChangeAccessDocument } from './userActions.customerQuery';

/** An action on an access, with the status that was shown when it was chosen. */
export interface AccessChoice {
  readonly application: ApplicationKey;
  readonly action: AccessAction;
  readonly status: AccessStatus | null;
}

export interface ActionDetails {
  readonly note?: string;
  readonly isOnPremises?: boolean;
}

export interface AccessActions {
  /** The running action; no other can be started meanwhile. */
  readonly running: AccessChoice | undefined;
  readonly outcome: ActionOutcome | undefined;
  readonly run: (choice: AccessChoice, details?: ActionDetails) => Promise<void>;
}

/** Changes the access of a user, one action at a time, and refetches the user afterwards. */
export function useAccessActions(userId: string): AccessActions {
  const [change] = useMutation(ChangeAccessDocument, { refetchQueries: ['User', 'AuditTrail'] });
  const [running, setRunning] = useState<AccessChoice>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const run = async (choice: AccessChoice, details: ActionDetails = {}) => {
    const { application, action, status } = choice;
    setRunning(choice);
    setOutcome(undefined);
    try {
      const { data } = await change({
        variables: { input: { userId, application, action, expectedStatus: status, ...details } },
      });
      setOutcome(decideOutcome(action, data?.changeAccess));
    } catch (error) {
      setOutcome({ kind: 'problem', problem: toDataProblem(error) });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, outcome, run };
}
