'use client';

import { useIntl } from 'react-intl';
import type { TicketField, TicketProblem } from '@kmx/core/portal';
import { ticketFieldId } from './FieldProps';
import { decideErrorMessageId } from './newTicketForm';

const optionalFields: readonly TicketField[] = [
  'machine',
  'machineName',
  'serialNumber',
  'attachments',
  'watchers',
];

/** Returns id, label, required mark and error of a field. */
export function useTicketFieldMessages(problems: readonly TicketProblem[]) {
  const intl = useIntl();
  return (field: TicketField) => {
    const problem = problems.find((found) => found.field === field);
    const isRequired = !optionalFields.includes(field);
    return {
      id: ticketFieldId(field),
      name: field,
      isRequired,
      mark: isRequired ? intl.formatMessage({ id: 'portal.shared.required' }) : undefined,
      error: problem && intl.formatMessage({ id: decideErrorMessageId(problem) }),
    };
  };
}
