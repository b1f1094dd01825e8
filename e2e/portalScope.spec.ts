import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { createMarker } from './support/forms';
import { readAccessToken, type Person } from './support/portal';
import { queryPortal, idOf, type PortalCaller } from './support/portalData';
import { scopeOutcomeOf, scopeQueries, type OwnRecords } from './support/scopeQueries';
import { test } from './support/test';
import { openTicketByOperation } from './support/tickets';
import {
  fetchAttachment,
  findLocation,
  openUnrelatedTicket,
  readUnrelatedTicket,
  readServiceLog,
  type UnrelatedRecords,
} from './support/unrelatedRecords';

type Outsider = Exclude<Person, 'staff'>;
const outsiders = ['customer', 'admin', 'pending', 'newcomer'] as const satisfies readonly Outsider[];

/** Organisation of each account; none is a member of the other organisation. */
const organisations: Record<Outsider, string> = {
  customer: 'org-1',
  admin: 'org-2',
  pending: 'org-1',
  newcomer: 'org-2',
};

const unknown = 'unknownTicket';
const member = [
  ...['TICKET_NOT_AVAILABLE', unknown, unknown, unknown, unknown],
  ...['notAllowed', 'notAllowed', 'notAllowed', 'notAllowed', 'attachmentUnavailable', 'nothing'],
  ...['empty', 'empty', 'MACHINE_NOT_AVAILABLE', 'empty', 'empty', 'empty', 'empty'],
];
const withoutApplications = scopeQueries.map(({ operation }) =>
  operation === 'PortalSearch' ? 'empty' : 'FORBIDDEN',
);

/** One column of the table for each account, in the order of `scopeQueries`. */
const outcomes: Record<Outsider | 'nobody', readonly string[]> = {
  customer: [...member, 'unknownLocation'],
  admin: [...member, 'FORBIDDEN'],
  pending: withoutApplications,
  newcomer: withoutApplications,
  nobody: scopeQueries.map(() => 'UNAUTHENTICATED'),
};
const expected = (person: Outsider | 'nobody') =>
  scopeQueries.map(({ word }, index) => [word, outcomes[person][index]]);

/** Log line of a denial, with its reason, request and trace. */
const denialSchema = z.object({
  level: z.literal('warn'),
  service: z.literal('customer'),
  message: z.literal('Access was denied.'),
  requestId: z.string().regex(/^[\w-]{8,64}$/),
  traceId: z.string().regex(/^[\da-f]{32}$/),
  account: z.string().optional(),
  kind: z.string(),
  id: z.string(),
  reason: z.string().min(1),
});

const describeDenial = (line: string): string => {
  const denial = line.startsWith('{') ? denialSchema.safeParse(JSON.parse(line)).data : undefined;
  return denial ? `${denial.account} was refused ${denial.kind} ${denial.id}` : '';
};

/** Lines of the service's log about attempts of a user. */
const linesOf = (person: Outsider, otherOrganisation: UnrelatedRecords): string[] => {
  const named = scopeQueries.flatMap(({ field, denied }, index) => {
    if (outcomes[person][index] === 'FORBIDDEN') return [`operation ${field}`];
    return denied ? [`${denied[0]} ${denied[1](otherOrganisation)}`] : [];
  });
  const file = `${outcomes[person][0] === 'FORBIDDEN' ? 'operation ' : ''}attachment ${otherOrganisation.fileId}`;
  return [...named, file].map((what) => `u-${person} was refused ${what}`).toSorted();
};

let otherOrganisation: UnrelatedRecords;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  otherOrganisation = await openUnrelatedTicket({ request, accessToken: await readAccessToken('staff') });
  await request.dispose();
});

async function requestAll(request: APIRequestContext, accessToken: string | undefined, own: OwnRecords) {
  const found: (readonly [string, string])[] = [];
  for (const { word, operation, variables } of scopeQueries) {
    const result = await queryPortal(request, accessToken, operation, variables(otherOrganisation, own));
    found.push([word, scopeOutcomeOf(result, otherOrganisation)]);
  }
  return found;
}

const ownRecords = async (caller: PortalCaller, person: Outsider): Promise<OwnRecords> => {
  const locationId = await findLocation(caller, organisations[person]);
  if (outcomes[person] === withoutApplications) return { locationId, ticketId: otherOrganisation.ticket.id };
  return { locationId, ticketId: (await openTicketByOperation(caller, createMarker(), { locationId })).id };
};

/** Bodies that are not operations of the portal and must not reach the service. */
const requestUnlisted = async (request: APIRequestContext, accessToken: string | undefined) => {
  const variables = { id: otherOrganisation.ticket.id };
  const known = { operation: idOf('Ticket'), variables };
  const query = `{ a: ticket(id: "${variables.id}") { description } b: ticket(id: "${variables.id}") { description } }`;
  const bodies = [
    [known, known],
    { query, variables },
    { operation: query, variables },
    { operation: `sha256:${'0'.repeat(64)}`, variables },
    { operation: 'constructor', variables },
    { extensions: { persistedQuery: { version: 1, sha256Hash: known.operation } }, variables },
  ];
  return Promise.all(
    bodies.map(async (data) => {
      const headers: Record<string, string> =
        accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
      const response = await request.post(at('localhost', '/api/customer'), { data, headers });
      return [response.status(), (await response.text()).includes(otherOrganisation.marker)];
    }),
  );
};
const rejectedUnlisted = Array(6).fill([400, false]);

async function expectUntouched(request: APIRequestContext): Promise<void> {
  const { data } = await readUnrelatedTicket(request, otherOrganisation);
  expect(data).toMatchObject({
    ticket: { ticket: { status: 'open', comments: 0 }, entries: [{ kind: 'created' }], watchers: [] },
  });
}

test.describe('"Attempts to read or change another organisation’s ticket, machine, attachment or user"', () => {
  for (const person of outsiders)
    test(`by ${person}: all rejected, each logged once`, async ({ request }) => {
      const accessToken = await readAccessToken(person);
      const own = await ownRecords({ request, accessToken }, person);
      const before = (await readServiceLog()).length - 1;
      expect(await requestAll(request, accessToken, own)).toEqual(expected(person));
      const file = await fetchAttachment(request, accessToken, otherOrganisation.fileId);
      expect([file.status(), (await file.text()).includes(otherOrganisation.marker)]).toEqual([404, false]);
      const requested = linesOf(person, otherOrganisation);
      // Concurrent tests cause other denials.
      const logged = async () =>
        (await readServiceLog())
          .slice(before)
          .map(describeDenial)
          .filter((line) => requested.includes(line))
          .toSorted();
      await expect.poll(logged).toEqual(requested);
      // None of these reaches the service, so nothing else is logged.
      expect(await requestUnlisted(request, accessToken)).toEqual(rejectedUnlisted);
      expect(await logged()).toEqual(requested);
      await expectUntouched(request);
    });

  test('by nobody', async ({ request }) => {
    const own = { locationId: otherOrganisation.locationId, ticketId: otherOrganisation.ticket.id };
    expect(await requestAll(request, undefined, own)).toEqual(expected('nobody'));
    expect((await fetchAttachment(request, undefined, otherOrganisation.fileId)).status()).toBe(401);
    expect(await requestUnlisted(request, undefined)).toEqual(rejectedUnlisted);
    await expectUntouched(request);
  });

  test('the message is the same for records of others and for missing ones', async ({ request }) => {
    const accessToken = await readAccessToken('customer');
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const [operation, id] of [
      ['Ticket', otherOrganisation.ticket.id],
      ['Machine', otherOrganisation.machine.id],
    ] as const) {
      const send = (requested: string) => queryPortal(request, accessToken, operation, { id: requested });
      expect(await send(id), operation).toEqual(await send(missing));
    }
    const files = [otherOrganisation.fileId, missing].map((id) => fetchAttachment(request, accessToken, id));
    const [one, other] = await Promise.all(files);
    expect([one?.status(), await one?.text()]).toEqual([404, await other?.text()]);
  });

  test('members of the organisation download the file as an attachment', async ({ request }) => {
    const file = await fetchAttachment(request, otherOrganisation.accessToken, otherOrganisation.fileId);
    expect(file.status()).toBe(200);
    expect((await file.body()).includes(otherOrganisation.marker)).toBe(true);
    expect(file.headers()).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
