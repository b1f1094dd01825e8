'use client';

import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type {
  CommentInput,
  CommentOnTicketMutation,
  CloseTicketInput,
  TicketDetailFactsFragment,
  TicketRefusalCode,
} from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { TicketDocument } from './ticket.customerQuery';
import {
  CloseTicketDocument,
  CommentOnTicketDocument,
  ReopenTicketDocument,
  WatchTicketDocument,
} from './ticketActions.customerQuery';

export type TicketChange =
  | { readonly kind: 'comment'; readonly input: CommentInput }
  | { readonly kind: 'close'; readonly input: CloseTicketInput }
  | { readonly kind: 'reopen' }
  /** Without a person, the user. */
  | {
      readonly kind: 'watch';
      readonly isWatching: boolean;
      readonly person?: { readonly id: string; readonly name: string };
    };

/** Outcome of a change: done, rejected by the service, or without a response. */
export type TicketOutcome =
  | { readonly kind: 'done'; readonly change: TicketChange }
  | {
      readonly kind: 'rejected';
      readonly change: TicketChange;
      readonly code: TicketRefusalCode;
      /** For `alreadySent`: time at which the entry with the same key was stored. */
      readonly sentAt?: string;
    }
  | { readonly kind: 'problem'; readonly change: TicketChange; readonly problem: DataProblem };

/** All mutations have this result. */
type Result = CommentOnTicketMutation['commentOnTicket'] | undefined;

function decideTicketOutcome(change: TicketChange, response: Result): TicketOutcome {
  if (!response) return { kind: 'problem', change, problem: 'failed' };
  switch (response.__typename) {
    case 'TicketSaved':
      return { kind: 'done', change };
    case 'TicketRefused':
      return { kind: 'rejected', change, code: response.code, sentAt: response.existing?.at };
  }
}

/** Writes the service's response to the cache of page and lists. */
function writeResult(cache: ApolloCache, id: string, detail: TicketDetailFactsFragment): void {
  cache.writeQuery({
    query: TicketDocument,
    variables: { id },
    data: { __typename: 'Query', ticket: detail },
  });
  // The change may affect the ticket's position in every cached page of a list.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'tickets' });
}

function useSend(ticketId: string) {
  const client = useApolloClient();
  return async (change: TicketChange): Promise<Result> => {
    switch (change.kind) {
      case 'comment': {
        const { data } = await client.mutate({
          mutation: CommentOnTicketDocument,
          variables: { input: change.input },
        });
        return data?.commentOnTicket;
      }
      case 'close': {
        const { data } = await client.mutate({
          mutation: CloseTicketDocument,
          variables: { input: change.input },
        });
        return data?.closeTicket;
      }
      case 'reopen': {
        const { data } = await client.mutate({ mutation: ReopenTicketDocument, variables: { ticketId } });
        return data?.reopenTicket;
      }
      case 'watch': {
        const { isWatching, person } = change;
        const { data } = await client.mutate({
          mutation: WatchTicketDocument,
          variables: { ticketId, isWatching, ...(person && { userId: person.id }) },
        });
        return data?.watchTicket;
      }
    }
  };
}

export interface TicketActions {
  /** Pending change; no other can be started meanwhile. */
  readonly running: TicketChange['kind'] | undefined;
  readonly outcome: TicketOutcome | undefined;
  readonly run: (change: TicketChange) => Promise<TicketOutcome>;
  readonly clear: () => void;
}

/** Changes a ticket, one mutation at a time; the service's response is shown. */
export function useTicketActions(ticketId: string): TicketActions {
  const client = useApolloClient();
  const send = useSend(ticketId);
  const [running, setRunning] = useState<TicketChange['kind']>();
  const [outcome, setOutcome] = useState<TicketOutcome>();
  const run = async (change: TicketChange): Promise<TicketOutcome> => {
    setRunning(change.kind);
    setOutcome(undefined);
    let result: TicketOutcome;
    try {
      const response = await send(change);
      if (response?.__typename === 'TicketSaved') writeResult(client.cache, ticketId, response.detail);
      result = decideTicketOutcome(change, response);
    } catch (error) {
      result = { kind: 'problem', change, problem: toDataProblem(error) };
    }
    setRunning(undefined);
    setOutcome(result);
    return result;
  };
  return { running, outcome, run, clear: () => setOutcome(undefined) };
}
