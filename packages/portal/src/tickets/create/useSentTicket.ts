'use client';

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { TicketRefusalCode } from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { CommentOnTicketDocument } from '../detail/ticketActions.customerQuery';
import type { ExistingTicketData } from './useCreateTicket';

type CommentFailure =
  | { readonly kind: 'rejected'; readonly code: TicketRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

interface SentTicketInput {
  /** Idempotency key of the entries sent as a comment. */
  readonly commentKey: string;
  /** Files that are not attached to the existing ticket. */
  readonly newFileIds: readonly string[];
  /** Called when the existing ticket is complete: the draft can be cleared. */
  readonly onDone: (existing: ExistingTicketData) => void;
}

/** Choices if an earlier attempt created a ticket and the entries have changed since. */
export function useSentTicket({ commentKey, newFileIds, onDone }: SentTicketInput) {
  const client = useApolloClient();
  const [isCommenting, setCommenting] = useState(false);
  const [failure, setFailure] = useState<CommentFailure>();
  const send = async (existing: ExistingTicketData, text: string): Promise<CommentFailure | undefined> => {
    const { ticketId } = existing;
    const input = { ticketId, text, attachmentIds: [...newFileIds], idempotencyKey: commentKey };
    try {
      const { data } = await client.mutate({ mutation: CommentOnTicketDocument, variables: { input } });
      const result = data?.commentOnTicket;
      if (result?.__typename === 'TicketSaved') return undefined;
      return result ? { kind: 'rejected', code: result.code } : { kind: 'problem', problem: 'failed' };
    } catch (error) {
      return { kind: 'problem', problem: toDataProblem(error) };
    }
  };
  return {
    failure,
    isCommenting,
    open: onDone,
    comment: async (existing: ExistingTicketData, text: string) => {
      setCommenting(true);
      const failed = await send(existing, text);
      setCommenting(false);
      setFailure(failed);
      if (!failed) onDone(existing);
    },
  };
}
