import { limits } from '../limits/requestLimits';
import { sqlite } from '../testing/backends';
import { bearerOf } from '../testing/portalService';
import { startTicketService, type TicketService } from '../testing/ticketService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const id = '00000000-0000-4000-8000-000000000000';
const headers = { 'x-request-id': 'request-1' };
const otherTicket = `query Stolen { a: ticket(id: "${id}") { description } b: machine(id: "${id}") { builtOn } }`;

let service: TicketService;
beforeAll(async () => {
  service = await startTicketService(sqlite);
});
beforeEach(() => {
  service.warnings.length = 0;
  service.denials.length = 0;
});
afterAll(() => service.stop());

/** Log lines since the test began, with reason and request id. */
const written = () => service.warnings.map((line, index) => [line, service.denials[index]]);
/** Id of a request that was sent without one. */
const newRequestId: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
const because = (reason: string, requestId: unknown = 'request-1') => ({ reason, requestId });
const tokenOf = (person: string) => bearerOf(service.identity.issue(service.claimsOf(person)));
const post = (body: unknown, extra: object = {}) =>
  service.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...extra },
    body: JSON.stringify(body),
  });

describe('"all refused, all logged": each attempt once, with the reason and its request id', () => {
  test('by id and by alias, without a token', async () => {
    await service.anonymously(otherTicket, headers);
    expect(written()).toEqual([
      ['nobody known was refused operation ticket', because('There is no access token.')],
      ['nobody known was refused operation machine', because('There is no access token.')],
    ]);
  });

  test('by an account with access to neither', async () => {
    await service.as('u-customer', otherTicket, {}, headers);
    await service.as('u-pending', otherTicket, {}, headers);
    expect(written()).toEqual([
      [`u-customer was refused ticket ${id}`, because('It is missing, or others have it.')],
      [`u-customer was refused machine ${id}`, because('It is missing, or others have it.')],
      ['u-pending was refused operation ticket', because('The account is not allowed to.')],
      ['u-pending was refused operation machine', because('The account is not allowed to.')],
    ]);
  });

  test('with a token that is not valid', async () => {
    await post({ query: otherTicket, operationName: 'Stolen' }, bearerOf('x.y.z'));
    expect(written()).toEqual([
      ['nobody known was refused operation Stolen', because('The access token is not valid.')],
    ]);
  });

  test('by batching', async () => {
    expect((await post([{ query: otherTicket }])).status).toBe(400);
    expect(written()).toEqual([
      ['nobody known was refused operation graphql', because('Send {"query": "…", "variables": {…}}.')],
    ]);
  });

  test('by batching, with an account that is known', async () => {
    expect((await post([{ query: otherTicket }], tokenOf('u-customer'))).status).toBe(400);
    expect(written()).toEqual([
      ['u-customer was refused operation graphql', because('Send {"query": "…", "variables": {…}}.')],
    ]);
  });

  const many = (count: number, field: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => field(index)).join(' ');
  const tooMuch = [
    ['aliases', `{ ${many(11, (n) => `a${n}: ticket(id: "${id}") { description }`)} }`],
    ['tokens', `{ ${many(1000, () => 'forms')} }`],
    ['directives', `{ forms ${many(11, () => '@skip(if: false)')} }`],
    ['depth', `{ ${'... on Query { '.repeat(13)} forms ${'} '.repeat(13)} }`],
    ['breadth', `{ ${many(101, () => 'forms')} }`],
  ] as const;

  test.each(tooMuch)('by a question that goes past the limit of %s', async (name, query) => {
    const question = { query: query.replace('{', 'query Much {'), operationName: 'Much' };
    const reason = because(`It goes past the limit of ${limits[name]} for ${name}.`);
    expect(await (await post(question)).text()).toContain(`"limit":"${name}"`);
    expect(await (await post(question, tokenOf('u-customer'))).text()).not.toContain('"data":{"');
    expect(written()).toEqual([
      ['nobody known was refused operation Much', reason],
      ['u-customer was refused operation Much', reason],
    ]);
  });

  test('by a question that costs too much, once for all of its fields', async () => {
    const costly = `ticket(id: "${id}") { entries { attachments { id name type size } } }`;
    const { data } = await service.as('u-customer', `{ ${many(5, (n) => `a${n}: ${costly}`)} }`, {}, headers);
    expect(data).toEqual({ a0: null, a1: null, a2: null, a3: null, a4: null });
    expect(written()).toEqual([
      [
        'u-customer was refused operation graphql',
        because(`It goes past the limit of ${limits.complexity} for complexity.`),
      ],
    ]);
  });

  test('for an invalid query, without its text', async () => {
    for (const query of ['{ secretField }', '{ secretField', '{ ticket { description } }'])
      await service.as('u-customer', query, {}, headers);
    const line = ['u-customer was refused operation graphql', because('It is no valid question.')];
    expect(written()).toEqual([line, line, line]);
  });

  test.each([
    [undefined, 'There is no service key.'],
    ['', 'The service key is not the right one.'],
    ['a-secret-of-somebody', 'The service key is not the right one.'],
  ])('for a caller whose key is %j', async (key, reason) => {
    const body = JSON.stringify({ query: otherTicket });
    const json = { ...headers, 'content-type': 'application/json', ...tokenOf('u-customer') };
    const shown: Record<string, string> = key === undefined ? json : { ...json, 'x-service-key': key };
    const question = { method: 'POST', headers: shown, body };
    expect((await fetch(`${service.address}/graphql?query=secret`, question)).status).toBe(401);
    expect((await fetch(`${service.address}/attachments/${id}`, { headers: shown })).status).toBe(401);
    expect(written()).toEqual([
      ['nobody known was refused operation POST /graphql', because(reason)],
      [`nobody known was refused operation GET /attachments/${id}`, because(reason)],
    ]);
  });

  test('by taking back a file of somebody else’s', async () => {
    const fileId = await service.upload('crimp.png', 'u-admin');
    expect(await service.removeUpload('u-customer', fileId)).toBe(404);
    expect(await service.removeUpload(null, fileId)).toBe(404);
    const reason = because('It is missing, or others have it.', newRequestId);
    expect(written()).toEqual([
      [`u-customer was refused upload ${fileId}`, reason],
      [`nobody known was refused operation upload ${fileId}`, reason],
    ]);
    expect(await service.removeUpload('u-admin', fileId)).toBe(204);
  });

  test('a file, without a token and with one that is not valid', async () => {
    const request = (extra: object) =>
      service.request(`/attachments/${id}`, { headers: { ...headers, ...extra } });
    await request({});
    await request(bearerOf('x'));
    const line = `nobody known was refused operation attachment ${id}`;
    expect(written()).toEqual([
      [line, because('There is no access token.')],
      [line, because('The access token is not valid.')],
    ]);
  });

  test('an id with line breaks is ignored', async () => {
    await service.anonymously('{ me { id } }', { 'x-request-id': 'a b' });
    expect(service.denials).toEqual([because('There is no access token.', newRequestId)]);
  });
});
