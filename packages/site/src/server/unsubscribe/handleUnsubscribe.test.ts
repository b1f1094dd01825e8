import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

let requested: { query: string; variables: unknown }[] = [];
let result: unknown;
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      requested.push(JSON.parse(text) as { query: string; variables: unknown });
      response
        .writeHead(result === undefined ? 500 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: result }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
  process.env.CUSTOMER_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  requested = [];
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const address = 'http://localhost:3000/api/unsubscribe?l=de&token=a.b';
const oneClick = 'List-Unsubscribe=One-Click';
const urlEncoded = 'application/x-www-form-urlencoded';
const linkOf = (status: string, type: string | null = 'ticketReply') => ({
  unsubscribeLink: { status, type },
});
const resultOf = (status: string, type: string | null = 'ticketReply') => ({ unsubscribe: { status, type } });

const open = async (headers: Record<string, string> = { accept: 'text/html' }) =>
  (await import('./handleUnsubscribe')).handleUnsubscribeLink(new Request(address, { headers }));
const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
  (await import('./handleUnsubscribe')).handleUnsubscribe(
    new Request(address, { method: 'POST', body, headers: { accept: 'text/html', ...headers } }),
  );

it('shows the confirmation in the language of the link, without a mutation', async () => {
  result = linkOf('valid');
  const response = await open();
  const html = await response.text();
  expect([response.status, response.headers.get('content-language')]).toEqual([200, 'de']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain('Eine Antwort oder ein Kommentar zu einem meiner Tickets');
  expect(html).toContain(
    '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Ausschalten</button></form>',
  );
  expect(html).toContain('href="/mykomax/account/notifications"');
  expect(requested.map(({ query }) => query.trim().split(' ')[0])).toEqual(['query']);
  expect(requested[0]?.variables).toEqual({ token: 'a.b' });
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('allow-forms');
});

const multipart = new FormData();
multipart.set('List-Unsubscribe', 'One-Click');

it.each<[string, BodyInit, Record<string, string>]>([
  ['URL-encoded', oneClick, { 'content-type': urlEncoded }],
  ['multipart', multipart, {}],
])('switches off by one POST, %s, without a redirect', async (_name, body, headers) => {
  result = resultOf('done');
  const response = await post(body, headers);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Diese E-Mails sind ausgeschaltet');
  expect(requested.map(({ query }) => query.trim().split(' ')[0])).toEqual(['mutation']);
});

it.each<[string, BodyInit, Record<string, string>]>([
  ['another field', 'Unsubscribe=One-Click', { 'content-type': urlEncoded }],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'content-type': 'application/json' }],
  ['more than 10 kB', `${oneClick}&a=${'a'.repeat(10_000)}`, { 'content-type': urlEncoded }],
])('rejects a POST of %s', async (_name, body, headers) => {
  expect((await post(body, headers)).status).toBe(400);
  expect(requested).toEqual([]);
});

it.each([
  ['expired', 410, 'Dieser Link ist abgelaufen'],
  ['invalid', 404, 'Dieser Link ist nicht gültig'],
] as const)('says that a link is %s, and offers no form', async (status, code, title) => {
  result = linkOf(status, null);
  const response = await open();
  const html = await response.text();
  expect(response.status).toBe(code);
  expect(html).toContain(title);
  expect(html).not.toContain('<form');
  expect(response.headers.get('content-security-policy')).not.toContain('allow-forms');
  result = resultOf(status, null);
  expect((await post(oneClick, { 'content-type': urlEncoded })).status).toBe(code);
});

it('reports an unknown state while the service fails', async () => {
  result = undefined;
  const response = await post(oneClick, { 'content-type': urlEncoded });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await response.text()).toContain('Die E-Mails lassen sich zurzeit nicht ausschalten');
});
