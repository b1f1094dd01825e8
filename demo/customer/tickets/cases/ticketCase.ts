import { machineTypes } from '@kmx/contract/machines';
import type { TicketConcern, TicketType } from '@kmx/contract/tickets';

/**
 * A matter that tickets are about. Words in braces are filled in; `{machine}` and `{serial}` only where the concern is
 * a kind of machine. The n-th comment refers to the n-th reply.
 */
export interface TicketCase {
  type: TicketType;
  concerns: readonly TicketConcern[];
  subjects: readonly string[];
  /** Subjects in turn, starting again after the last one. */
  texts: readonly string[];
  /** From the provider, in turn. */
  replies: readonly [string, string];
  /** From the customer, in turn. */
  comments: readonly [string, string];
}

export const everyMachine: readonly TicketConcern[] = machineTypes;

type Thread = readonly [reply: string, comment: string, reply: string, comment: string];

export const ticketCase = (
  type: TicketType,
  concerns: readonly TicketConcern[],
  subjects: readonly string[],
  texts: readonly string[],
  [reply, comment, nextReply, nextComment]: Thread,
): TicketCase => ({
  type,
  concerns,
  subjects,
  texts,
  replies: [reply, nextReply],
  comments: [comment, nextComment],
});
