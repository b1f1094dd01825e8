import type { TicketField, TicketProblem } from '@kmx/core/portal';
import type { NewTicketChoices, NewTicketDraft } from './newTicketForm';

/** Props of every part of the new ticket form. */
export interface NewTicketFieldsProps {
  readonly draft: NewTicketDraft;
  readonly choices: NewTicketChoices;
  readonly problems: readonly TicketProblem[];
  readonly onChange: (draft: NewTicketDraft) => void;
}

/** The id that a message of the summary leads to. */
export const ticketFieldId = (field: TicketField): string => `ticket-${field}`;
