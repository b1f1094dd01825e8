import type { TicketField, TicketProblem } from '@kmx/core/portal';
import type { NewTicketChoices, NewTicketDraft } from './newTicketForm';

/** Common props of the field groups of a new ticket. */
export interface NewTicketFieldsProps {
  readonly draft: NewTicketDraft;
  readonly choices: NewTicketChoices;
  readonly problems: readonly TicketProblem[];
  readonly onChange: (draft: NewTicketDraft) => void;
}

/** Id of a field, for links of the error summary. */
export const ticketFieldId = (field: TicketField): string => `ticket-${field}`;
