'use client';

import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toDataProblem } from '../../data/problems';
import { AccessRequestsDocument, DecideAccessRequestsDocument } from './accessRequests.customerQuery';
import { decideRequestsOutcome, type RequestsChoice, type RequestsOutcome } from './decideRequestsOutcome';

export interface RequestDecisionState {
  /** The last choice; without a response it can be sent again. */
  readonly choice: RequestsChoice | undefined;
  readonly isRunning: boolean;
  readonly outcome: RequestsOutcome | undefined;
  readonly decide: (choice: RequestsChoice) => Promise<RequestsOutcome>;
}

/** Decides several requests at once and refetches those that remain. */
export function useRequestDecision(): RequestDecisionState {
  const client = useApolloClient();
  const [send] = useMutation(DecideAccessRequestsDocument);
  const [choice, setChoice] = useState<RequestsChoice>();
  const [outcome, setOutcome] = useState<RequestsOutcome>();
  const [isRunning, setRunning] = useState(false);
  const run = async (chosen: RequestsChoice): Promise<RequestsOutcome> => {
    const { decision, note } = chosen;
    const requests = chosen.requests.map(({ userId, application, requestedAt }) => ({
      userId,
      application,
      requestedAt,
    }));
    try {
      const { data } = await send({
        variables: { input: { decision, requests, ...(note && { note }) } },
      });
      return decideRequestsOutcome(chosen, data?.decideAccessRequests);
    } catch (error) {
      return { kind: 'problem', problem: toDataProblem(error) };
    }
  };
  const decide = async (chosen: RequestsChoice) => {
    setChoice(chosen);
    setRunning(true);
    // The notice of a problem stays, because its button is the one that was pressed.
    if (outcome?.kind !== 'problem') setOutcome(undefined);
    const result = await run(chosen);
    // Without a response, the list stays as it was chosen from.
    if (result.kind !== 'problem')
      await client.refetchQueries({ include: [AccessRequestsDocument] }).catch(() => undefined);
    setOutcome(result);
    setRunning(false);
    return result;
  };
  return { choice, isRunning, outcome, decide };
}
