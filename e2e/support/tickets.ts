import { expect, type Locator, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { z } from 'zod';

import { at } from './addresses';
import { createMarker } from './forms';
import { mailsOf } from './mails';
import { people, type Person } from './portal';
import { queryAs, type PortalCaller } from './portalData';
import { slowTimeoutMs } from './timeouts';

export const ticketsPath = '/en/mykomax/tickets';
export const ticketListPath = `${ticketsPath}/list`;
export const newTicketPath = `${ticketsPath}/newticket`;

export const main = (page: Page): Locator => page.getByRole('main');
export const title = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

/** Values of a new ticket; choices are labels of the page. */
export interface TicketInput {
  readonly type: string;
  readonly concern: string;
  readonly location: string;
  readonly subject: string;
  readonly description: string;
}

/** A ticket of one test; its subject and its description hold the marker. */
export const createTicketInput = (marker: string): TicketInput => ({
  type: 'Malfunction',
  concern: 'Crimping press',
  location: 'Velmora Winterthur, Switzerland',
  subject: `Crimp height drifts ${marker}`,
  description: `Since this morning.\nThe "left" head <b>only</b>, 線 ${marker}`,
});

export const ticketField = (page: Page, name: 'Subject' | 'Description') =>
  main(page).getByRole('textbox', { name });
export const ticketChoice = (page: Page, name: 'Type' | 'Machine concerned' | 'Location') =>
  main(page).getByRole('combobox', { name });
export const sendTicket = (page: Page) => main(page).getByRole('button', { name: 'Open ticket' });

export const conversation = (page: Page) => main(page).getByRole('log', { name: 'Conversation and history' });
export const ticketStatus = (page: Page) => main(page).locator('[data-status]').first();

/** Waits until the service holds a file of a form. */
export async function expectUploaded(page: Page, name: string): Promise<void> {
  await expect(main(page).locator('[data-upload]').filter({ hasText: name }).getByRole('status')).toHaveText(
    'Uploaded',
  );
}

export async function fillTicket(page: Page, input: TicketInput): Promise<void> {
  await ticketChoice(page, 'Type').selectOption({ label: input.type });
  await ticketChoice(page, 'Machine concerned').selectOption({ label: input.concern });
  await ticketChoice(page, 'Location').selectOption({ label: input.location });
  await ticketField(page, 'Subject').fill(input.subject);
  await ticketField(page, 'Description').fill(input.description);
}

export const ticketSearch = (page: Page) =>
  main(page).getByRole('searchbox', { name: /Number, subject, machine/ });
export const noTickets = 'No tickets were found for your filter settings';

export async function searchTickets(page: Page, text: string): Promise<void> {
  await ticketSearch(page).fill(text);
  await ticketSearch(page).press('Enter');
}

const savedSchema = z.object({
  createTicket: z.object({ detail: z.object({ ticket: z.object({ id: z.string(), number: z.string() }) }) }),
});

export interface KnownTicket {
  readonly id: string;
  readonly number: string;
}

/** Opens a ticket through the portal's own operation. */
export async function openTicketByOperation(
  caller: Page | PortalCaller,
  subject: string,
  input: Record<string, unknown> = {},
): Promise<KnownTicket> {
  const { data } = await queryAs(caller, 'CreateTicket', {
    input: {
      locationId: 'location-103',
      type: 'question',
      concern: 'software',
      subject,
      description: subject,
      attachmentIds: [],
      watcherIds: [],
      idempotencyKey: createMarker(),
      ...input,
    },
  });
  return savedSchema.parse(data).createTicket.detail.ticket;
}

const pageSchema = z.object({
  tickets: z.object({ items: z.array(z.object({ id: z.string(), number: z.string() })) }),
});

/** The tickets of who is signed in on the page whose subject holds a text. */
export async function findTickets(page: Page, text: string): Promise<readonly KnownTicket[]> {
  const { data } = await queryAs(page, 'TicketList', { filter: { text }, page: 1, pageSize: 20 });
  return pageSchema.parse(data).tickets.items;
}

const machineSchema = z.object({ id: z.string(), name: z.string(), serialNumber: z.string() });
const choicesSchema = z.object({
  ticketFilterChoices: z.object({ machines: z.array(machineSchema).min(1) }),
});

export async function findOwnMachine(page: Page): Promise<z.output<typeof machineSchema>> {
  const { data } = await queryAs(page, 'NewTicketChoices');
  const [machine] = choicesSchema.parse(data).ticketFilterChoices.machines;
  if (!machine) throw new Error('These organisations have no machine.');
  return machine;
}

export const openTicket = (page: Page, { id }: Pick<KnownTicket, 'id'>) =>
  page.goto(at('localhost', `${ticketsPath}/${id}`));

/** Every mail to one of the demo accounts that holds a text. */
export async function mailsTo(person: Person, text: string): Promise<readonly Email[]> {
  const { toTeam: supportRequest } = await mailsOf(text);
  return supportRequest.filter(({ to }) => to?.some(({ address }) => address === people[person]));
}

/** Waits until one mail with a text, and no second one, is there for one of the demo accounts. */
export async function mailTo(person: Person, text: string): Promise<Email> {
  const count = async () => (await mailsTo(person, text)).length;
  await expect.poll(count, { message: `the mail of ${text}` }).toBe(1);
  const [mail] = await mailsTo(person, text);
  if (!mail) throw new Error(`The mail of ${text} is gone again.`);
  return mail;
}

/** 8 "Ticket errors advise retry and contacting support": the notice says both, and has a way for each. */
export async function expectAdvice(page: Page, text: string): Promise<void> {
  const notice = main(page).getByRole('alert').filter({ hasText: 'The service is not responding' });
  await expect(notice).toContainText('Please try again', { timeout: slowTimeoutMs });
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  const support = await notice.getByRole('link', { name: 'Contact support' }).getAttribute('href');
  expect(support).toMatch(/^mailto:/);
  // Lines of a mail address end as those of a mail do.
  expect(decodeURIComponent(support ?? '').replaceAll('\r\n', '\n')).toContain(text);
}

/** On a notice of a failure. */
export const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' }).click();

/** Horizontal overflow of the page in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The cells of a CSV file (RFC 4180) with a byte order mark, line by line. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  expect(text.startsWith('\ufeff')).toBe(true);
  const lines: string[][] = [[]];
  for (const [, quoted = '', , end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|(\r\n))/g)) {
    lines.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end) lines.push([]);
  }
  // The file ends with a line break.
  expect(lines.pop()).toEqual([]);
  return lines;
}
