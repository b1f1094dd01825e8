import type { TicketField, TicketProblem } from '@kmx/core/portal';
import type { NewTicketChoices, NewTicketDraft } from './newTicketForm';

export interface NewTicketFieldsProps {
  readonly draft: NewTicketDraft;
  readonly choices: NewTicketChoices;
  readonly problems: readonly TicketProblem[];
  readonly onChange: (draft: NewTicketDraft) => void;
}

/** Id of a field, for links of the error summary. */
export const ticketFieldId = (field: TicketField): string => `ticket-${field}`;
