'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type {
  CreateTicketInput,
  CreateTicketMutation,
  TicketRefusalCode,
} from '../../__generated__/customer/graphql';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { CreateTicketDocument } from './newTicket.customerQuery';

export type ExistingTicketData = NonNullable<
  Extract<CreateTicketMutation['createTicket'], { readonly __typename: 'TicketRefused' }>['existing']
>;

export type CreateOutcome =
  | { readonly kind: 'saved'; readonly id: string; readonly number: string }
  | { readonly kind: 'existing'; readonly existing: ExistingTicketData }
  | { readonly kind: 'rejected'; readonly code: TicketRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

function decideCreateOutcome(response: CreateTicketMutation['createTicket'] | undefined): CreateOutcome {
  if (!response) return { kind: 'problem', problem: 'failed' };
  switch (response.__typename) {
    case 'TicketSaved':
      return { kind: 'saved', ...response.detail.ticket };
    case 'TicketRefused':
      return response.existing
        ? { kind: 'existing', existing: response.existing }
        : { kind: 'rejected', code: response.code };
  }
}

type SavedTicket = Extract<CreateOutcome, { readonly kind: 'saved' }>;

/** Creates a ticket and evicts all cached pages of the list. `onSaved` is called before the outcome is shown. */
export function useCreateTicket(onSaved: (ticket: SavedTicket) => void) {
  const [send, { loading }] = useMutation(CreateTicketDocument);
  const [outcome, setOutcome] = useState<CreateOutcome>();
  const create = async (input: CreateTicketInput): Promise<CreateOutcome> => {
    let result: CreateOutcome;
    try {
      const { data } = await send({
        variables: { input },
        update: (cache) => {
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'tickets' });
        },
      });
      result = decideCreateOutcome(data?.createTicket);
    } catch (error) {
      result = { kind: 'problem', problem: toDataProblem(error) };
    }
    if (result.kind === 'saved') onSaved(result);
    setOutcome(result);
    return result;
  };
  return { create, outcome, setOutcome, isSending: loading };
}
