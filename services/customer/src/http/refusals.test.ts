/** @jest-environment node */
import { sqlite } from '../testing/backends';
import { startTicketService, type TicketService } from '../testing/ticketService';

jest.setTimeout(60_000);

const id = '00000000-0000-4000-8000-000000000000';
const headers = { 'x-request-id': 'request-1' };
const foreignTicket = `query Stolen { a: ticket(id: "${id}") { description } b: machine(id: "${id}") { builtOn } }`;

let service: TicketService;
beforeAll(async () => {
  service = await startTicketService(sqlite);
});
beforeEach(() => {
  service.warnings.length = 0;
  service.refusals.length = 0;
});
afterAll(() => service.stop());

/** What the log holds since the test began: who was refused what, why, and within which request. */
const written = () => service.warnings.map((line, index) => [line, service.refusals[index]]);
const because = (reason: string, requestId: string | null = 'request-1') => ({ reason, requestId });
const post = (body: unknown, extra: object = {}) =>
  service.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...extra },
    body: JSON.stringify(body),
  });

describe('"all refused, all logged": each attempt once, with why and the id of its request', () => {
  test('by id and by alias, without a token', async () => {
    await service.anonymously(foreignTicket, headers);
    expect(written()).toEqual([
      ['nobody known was refused operation ticket', because('There is no identity token.')],
      ['nobody known was refused operation machine', because('There is no identity token.')],
    ]);
  });

  test('by somebody whose account reaches neither', async () => {
    await service.as('u-customer', foreignTicket, {}, headers);
    await service.as('u-pending', foreignTicket, {}, headers);
    expect(written()).toEqual([
      [`u-customer was refused ticket ${id}`, because('It is missing, or others have it.')],
      [`u-customer was refused machine ${id}`, because('It is missing, or others have it.')],
      ['u-pending was refused operation ticket', because('The account is not allowed to.')],
      ['u-pending was refused operation machine', because('The account is not allowed to.')],
    ]);
  });

  test('with a token that is not valid', async () => {
    await post({ query: foreignTicket, operationName: 'Stolen' }, { 'x-identity-token': 'x.y.z' });
    expect(written()).toEqual([
      ['nobody known was refused operation Stolen', because('The identity token is not valid.')],
    ]);
  });

  test('by batching', async () => {
    expect((await post([{ query: foreignTicket }])).status).toBe(400);
    expect(written()).toEqual([
      ['nobody known was refused operation graphql', because('Send {"query": "…", "variables": {…}}.')],
    ]);
  });

  test('a file, without a token and with one that is not valid', async () => {
    const ask = (extra: object) =>
      service.request(`/attachments/${id}`, { headers: { ...headers, ...extra } });
    await ask({});
    await ask({ 'x-identity-token': 'x' });
    const line = `nobody known was refused operation attachment ${id}`;
    expect(written()).toEqual([
      [line, because('There is no identity token.')],
      [line, because('The identity token is not valid.')],
    ]);
  });

  test('an id that would forge a line is none', async () => {
    await service.anonymously('{ me { id } }', { 'x-request-id': 'a b' });
    expect(service.refusals).toEqual([because('There is no identity token.', null)]);
  });
});
