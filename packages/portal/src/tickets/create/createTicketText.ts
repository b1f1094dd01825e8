import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../shared/MessageId';
import { createLocationLabel } from '../shared/locationLabel';
import { concernLabelIds, ticketLabelIds, typeLabelIds } from '../shared/ticketLabels';
import type { NewTicketChoices, NewTicketDraft } from './newTicketForm';

const concernMessages = new Map<string, MessageId>(Object.entries(concernLabelIds));
const typeMessages = new Map<string, MessageId>(Object.entries(typeLabelIds));

/** Formats the entries line by line for a mail to support; empty ones are omitted. */
export function createTicketText(
  intl: IntlShape,
  draft: NewTicketDraft,
  { locations }: Pick<NewTicketChoices, 'locations'>,
): string {
  const word = (id: MessageId | undefined) => (id ? intl.formatMessage({ id }) : '');
  const location = locations.find(({ id }) => id === draft.location);
  const details: readonly (readonly [label: MessageId, value: string])[] = [
    [ticketLabelIds.type, word(typeMessages.get(draft.type))],
    [ticketLabelIds.concern, word(concernMessages.get(draft.concern))],
    [ticketLabelIds.machine, draft.machineName],
    [ticketLabelIds.serialNumber, draft.serialNumber],
    [ticketLabelIds.location, location ? createLocationLabel(intl, location) : ''],
    [ticketLabelIds.subject, draft.subject],
  ];
  const lines = details
    .filter(([, value]) => value)
    .map(([id, value]) =>
      intl.formatMessage({ id: 'portal.newTicket.mailLine' }, { label: intl.formatMessage({ id }), value }),
    );
  return [...lines, '', draft.description].join('\n').trim();
}
