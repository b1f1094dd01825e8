import * as z from 'zod/mini';
import type { TicketField, TicketPrefill, TicketProblem, TicketValues } from '@kmx/core/portal';
import type { CreateTicketInput, NewTicketChoicesQuery } from '../../__generated__/customer/graphql';
import type { MessageId } from '../../shared/MessageId';

/** Draft of a ticket, as stored in the tab; its files are stored separately. */
export const newTicketDraftSchema = z.object({
  location: z.string(),
  type: z.string(),
  concern: z.string(),
  machine: z.string(),
  machineName: z.string(),
  serialNumber: z.string(),
  subject: z.string(),
  description: z.string(),
  watchers: z.array(z.string()),
});

export type NewTicketDraft = z.infer<typeof newTicketDraftSchema>;

export type TicketLocation = NonNullable<NewTicketChoicesQuery['locations']>[number];
export type OwnMachine = NonNullable<NewTicketChoicesQuery['ticketFilterChoices']>['machines'][number];

export interface NewTicketChoices {
  readonly locations: readonly TicketLocation[];
  readonly machines: readonly OwnMachine[];
}

export const emptyTicket: NewTicketDraft = {
  location: '',
  type: '',
  concern: '',
  machine: '',
  machineName: '',
  serialNumber: '',
  subject: '',
  description: '',
  watchers: [],
};

/** True if two locations belong to one organisation, whose people may watch each other's tickets. */
function isSameOrganisation(locations: readonly TicketLocation[], one: string, other: string): boolean {
  const organisationOf = (id: string) => locations.find((each) => each.id === id)?.organisation.id;
  return organisationOf(one) === organisationOf(other);
}

/** Changes the location; watchers of another organisation are removed. */
export const changeLocation = (
  draft: NewTicketDraft,
  location: string,
  { locations }: Pick<NewTicketChoices, 'locations'>,
): NewTicketDraft => ({
  ...draft,
  location,
  watchers: isSameOrganisation(locations, draft.location, location) ? draft.watchers : [],
});

/** Takes name, serial number, type and location from a machine of the inventory. */
export const chooseMachine = (
  draft: NewTicketDraft,
  { id, name, serialNumber, type, locationId }: OwnMachine,
  choices: Pick<NewTicketChoices, 'locations'>,
): NewTicketDraft => ({
  ...changeLocation(draft, locationId, choices),
  machine: id,
  machineName: name,
  serialNumber,
  concern: type,
});

/** Returns the initial values: from the URL, from the machine that it names, and fields with only one choice. */
export function createInitialTicket(
  { machine: machineId, ...named }: TicketPrefill,
  choices: NewTicketChoices,
): NewTicketDraft {
  const [only, second] = choices.locations;
  const usual = only && !second ? only.id : '';
  const isKnown = choices.locations.some(({ id }) => id === named.location);
  const draft: NewTicketDraft = {
    ...emptyTicket,
    ...named,
    location: isKnown ? (named.location ?? '') : usual,
  };
  const machine = choices.machines.find(({ id }) => id === machineId);
  return machine ? chooseMachine(draft, machine, choices) : draft;
}

export function decideErrorMessageId({ field, code }: TicketProblem): MessageId {
  if (code === 'tooMany') return 'portal.newTicket.error.tooMany';
  if (code === 'tooLong') return 'portal.newTicket.error.tooLong';
  return requiredMessageIds.get(field) ?? 'portal.account.error.value';
}

const requiredMessageIds = new Map<TicketField, MessageId>([
  ['location', 'portal.newTicket.error.location'],
  ['type', 'portal.newTicket.error.type'],
  ['concern', 'portal.newTicket.error.concern'],
  ['subject', 'portal.newTicket.error.subject'],
  ['description', 'portal.newTicket.error.description'],
]);

export const createTicketInput = (
  { location, machine, machineName, serialNumber, attachments, watchers, ...rest }: TicketValues,
  idempotencyKey: string,
): CreateTicketInput => ({
  ...rest,
  locationId: location,
  ...(machine && { machineId: machine }),
  ...(machineName && { machineName }),
  ...(serialNumber && { serialNumber }),
  attachmentIds: [...attachments],
  watcherIds: [...watchers],
  idempotencyKey,
});

/** Maximum number of search results. */
const maxFound = 8;

/** Returns the user's machines whose name and serial number contain every word of a text, in order; at most eight. */
export function filterMachines(machines: readonly OwnMachine[], text: string): readonly OwnMachine[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const containsTerms = ({ name, serialNumber }: OwnMachine) => {
    const place = [name, serialNumber].join(' ').toLowerCase();
    return words.every((word) => place.includes(word));
  };
  return machines.filter(containsTerms).slice(0, maxFound);
}
