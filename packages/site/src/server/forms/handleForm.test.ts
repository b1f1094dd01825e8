import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { formErrorMessages, type FormState } from '@kmx/core/forms';

import { contentCache } from '../content/contentCache';
import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { callsPerMinute, resetCalls } from '../http/rateLimit';

import { createFormChallenge } from './altcha';
import {
  rejection,
  startFakeCustomerService,
  storedResult,
  type FakeCustomerService,
} from './fakeCustomerService.mock';
import { handleForm } from './handleForm';
import { readState } from './stateCookies';

let content: FakeContentService;
let customer: FakeCustomerService;

beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
  customer = await startFakeCustomerService();
});
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  content.responses.set('SystemData', systemResponse);
  contentCache().invalidateAll();
  resetCalls();
  customer.submissions.length = 0;
  customer.uploads.length = 0;
  customer.result = storedResult;
});
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all([content.close(), customer.close()]));

const person = {
  firstName: 'Mira',
  lastName: 'Keller',
  email: 'mira@example.com',
  company: 'Kabelwerk',
  country: 'CH',
};
const page = { site: 'main', locale: 'de-CH', returnTo: '/de-ch/contact?product=alpha-530' };
const contact: Record<string, string> = {
  ...person,
  ...page,
  topic: 'product',
  message: 'Which\ncrimp height?',
  privacy: 'yes',
  idempotencyKey: '4f3b8a52-7f66-4d77-9d0d-2e3a5c1f0b11',
  website: '',
};

async function createToken(action = 'SUBMIT'): Promise<string> {
  const challenge = await createFormChallenge(action);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const post = (slug: string, body: BodyInit, headers: Record<string, string>) =>
  handleForm(
    new Request(`http://localhost:3000/api/forms/${slug}`, {
      method: 'POST',
      body,
      headers: { host: 'localhost:3000', ...headers },
    }),
    slug,
  );

const sendJson = (fields: object, slug = 'contact', headers: Record<string, string> = {}) =>
  post(slug, JSON.stringify(fields), {
    'content-type': 'application/json',
    accept: 'application/json',
    ...headers,
  });

const sendForm = (fields: Record<string, string>, slug = 'contact') =>
  post(slug, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  });

/** Pseudo-random characters, which do not compress better than prose. */
function mixedText(length: number): string {
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
  return Array.from({ length }, () => String.fromCodePoint(0x4e00 + ((next() >> 8) % 900))).join('');
}

/** Reads the state cookies of a response, as the browser would send them back. */
function stateOf(response: Response): FormState {
  const cookies = new Map(
    response.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      return [name, value];
    }),
  );
  const get = (name: string) => (cookies.has(name) ? { value: cookies.get(name) ?? '' } : undefined);
  return readState({ get }, 'contact');
}

describe('a form sent by a script', () => {
  it('is stored with labels, a reply address and a confirmation in the page’s language', async () => {
    const response = await sendJson({ ...contact, token: await createToken() });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ kind: 'sent', reference: 'KMX-7F3K-9Q2M' });
    const [submission] = customer.submissions;
    expect(submission).toMatchObject({
      form: 'contact',
      site: 'main',
      locale: 'de-CH',
      subject: 'Talk to an expert: Kabelwerk',
      replyTo: 'mira@example.com',
      attachments: [],
    });
    expect(submission?.fields).toContainEqual({ name: 'topic', label: 'Topic', value: 'A product' });
    expect(submission?.fields.map(({ name }) => name)).not.toContain('website');
    expect(submission?.confirmation?.to).toBe('mira@example.com');
    expect(submission?.confirmation?.subject).toMatch(/^Wir haben Ihre Nachricht erhalten/);
    expect(submission?.confirmation?.text).toContain('Ihre Referenz: {reference}');
    // The address may belong to someone else, so the mail must not contain entered text.
    expect(submission?.confirmation?.text).not.toContain('Mira');
    expect(submission?.idempotencyKey).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('has one key for all retries, and another after a correction', async () => {
    await sendJson({ ...contact, token: await createToken() });
    await sendJson({ ...contact, token: await createToken() });
    await sendJson({ ...contact, message: 'Another question', token: await createToken() });
    const [first, second, third] = customer.submissions.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('returns its problems', async () => {
    const response = await sendJson({ ...contact, email: 'mira', privacy: '' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      kind: 'invalid',
      problems: [
        { field: 'email', messageId: 'blocks.form.error.email' },
        { field: 'privacy', messageId: 'blocks.form.error.checkbox' },
      ],
    });
    expect(customer.submissions).toEqual([]);
  });

  it.each<[string, unknown, number, object]>([
    ['a proof that was used', rejection('challengeUsed'), 428, { kind: 'challengeNeeded' }],
    ['missing files', rejection('unknownUpload', ['u9']), 409, { kind: 'uploadGone', ids: ['u9'] }],
    ['files of another form', rejection('uploadTaken', ['u9']), 409, { kind: 'uploadGone', ids: ['u9'] }],
    ['an unknown form', rejection('unknownForm'), 503, { kind: 'unavailable' }],
    ['"all returned data fields are null"', undefined, 503, { kind: 'unavailable' }],
    ['an invalid value', { reference: 7 }, 503, { kind: 'unavailable' }],
  ])('returns the response of the service: %s', async (_name, result, status, expected) => {
    customer.result = result;
    const response = await sendJson({ ...contact, token: await createToken() });
    expect([response.status, await response.json()]).toEqual([status, expected]);
  });
});

describe('decisions "An empty token never drops a message: the server asks for the self-hosted challenge"', () => {
  it.each<[string, () => Promise<string>]>([
    ['an empty token', () => Promise.resolve('')],
    ['a token of something else', () => Promise.resolve('03AFcWeA')],
    ['a token for another action', () => createToken('LOGIN')],
    [
      'a solved challenge with a changed action',
      async () => {
        const text = Buffer.from(await createToken('LOGIN'), 'base64').toString();
        return Buffer.from(text.replace('LOGIN', 'SUBMIT')).toString('base64');
      },
    ],
  ])('%s', async (_name, create) => {
    const response = await sendJson({ ...contact, token: await create() });
    expect([response.status, await response.json()]).toEqual([428, { kind: 'challengeNeeded' }]);
    expect(customer.submissions).toEqual([]);
  });

  it('with a token that is more than five minutes old', async () => {
    const token = await createToken();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect((await sendJson({ ...contact, token })).status).toBe(428);
  });
});

describe('permission to send', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 428],
  ])('%j: %i', async (headers, status) => {
    expect((await sendJson(contact, 'contact', headers as Record<string, string>)).status).toBe(status);
  });

  it('fakes success for a bot that fills in the honeypot, and stores nothing', async () => {
    const response = await sendJson({ ...contact, website: 'https://spam.example' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ kind: 'sent' });
    expect(customer.submissions).toEqual([]);
  });

  it('rate-limits an address', async () => {
    for (let call = 0; call < callsPerMinute.form; call += 1) await sendJson({});
    const response = await sendJson(contact);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ kind: 'tooMany' });
    expect(stateOf(await sendForm(contact))).toMatchObject({
      kind: 'failed',
      reason: 'tooMany',
      values: { message: 'Which\ncrimp height?' },
    });
  });

  it.each([
    ['no such form', 'newsletter', contact, 404],
    ['another site', 'contact', { ...contact, site: 'other' }, 400],
    ['a locale that the site does not offer', 'contact', { ...contact, locale: 'ja-JP' }, 400],
    ['no locale', 'contact', { ...contact, locale: '' }, 400],
  ])('%s', async (_name, slug, fields, status) => {
    expect((await sendJson(fields, slug)).status).toBe(status);
  });

  it('while the content service is down, the page is trusted', async () => {
    content.responses.delete('SystemData');
    expect((await sendJson({ ...contact, token: await createToken() })).status).toBe(200);
  });
});

describe('a form sent without JavaScript', () => {
  const later = (ms: number) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.setSystemTime(Date.now() + ms);
  };

  it('is shown for confirmation, and stored when confirmed', async () => {
    const requested = await sendForm({ ...contact, idempotencyKey: '' });
    expect(requested.status).toBe(303);
    expect(requested.headers.get('location')).toBe('/de-ch/contact?product=alpha-530&form=contact#form');
    expect(requested.headers.get('cache-control')).toBe('no-store');
    const state = stateOf(requested);
    if (state.kind !== 'review') throw new Error(`Expected a review, got ${state.kind}.`);
    expect(state.values).toMatchObject({ message: 'Which\ncrimp height?', privacy: 'yes' });
    later(3000);
    // Line endings as browsers submit them.
    const again = { ...page, ...state.values, message: 'Which\r\ncrimp height?', confirm: state.confirm };
    const sent = await sendForm(again);
    expect(stateOf(sent)).toEqual({ kind: 'sent', reference: 'KMX-7F3K-9Q2M' });
    await sendForm(again);
    const [first, second] = customer.submissions;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(first?.challenge).toBe(state.confirm);
  });

  it.each<[string, number, Record<string, string>]>([
    ['within two seconds', 1000, {}],
    ['after 15 minutes', 15 * 60_000 + 1, {}],
    ['with other entries', 3000, { message: 'Buy now' }],
  ])('is shown again when it is confirmed %s', async (_name, ms, changes) => {
    // Freezes the clock, because a busy machine may need more than a second until the confirmation.
    later(0);
    const state = stateOf(await sendForm(contact));
    if (state.kind !== 'review') throw new Error(`Expected a review, got ${state.kind}.`);
    later(ms);
    const again = { ...page, ...state.values, confirm: state.confirm, ...changes };
    expect(stateOf(await sendForm(again)).kind).toBe('review');
    expect(customer.submissions).toEqual([]);
  });

  it('accepts a confirmation once, also with trailing data', async () => {
    const state = stateOf(await sendForm(contact));
    if (state.kind !== 'review') throw new Error(`Expected a review, got ${state.kind}.`);
    later(3000);
    const again = { ...page, ...state.values, confirm: `${state.confirm}.1` };
    expect(stateOf(await sendForm(again)).kind).toBe('review');
    expect(customer.submissions).toEqual([]);
  });

  it('is redisplayed with its problems and all entries', async () => {
    const state = stateOf(await sendForm({ ...contact, email: 'mira' }));
    expect(state).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'email', messageId: formErrorMessages.email.id }],
      values: { email: 'mira', message: 'Which\ncrimp height?' },
    });
  });

  it('is redisplayed with all entries if it could not be stored', async () => {
    customer.result = undefined;
    const response = await sendForm({ ...contact, token: await createToken() });
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(stateOf(response)).toMatchObject({ kind: 'failed', reason: 'unavailable', values: person });
  });

  it('preserves a text of 5000 Japanese characters', async () => {
    const message = mixedText(5000);
    expect(stateOf(await sendForm({ ...contact, message }))).toMatchObject({
      kind: 'review',
      values: { message },
    });
  });

  it.each([
    ['//evil.example', '/?form=contact#form'],
    ['https://evil.example/x', '/?form=contact#form'],
    ['/\\evil.example', '/?form=contact#form'],
    ['javascript:alert(1)', '/?form=contact#form'],
    ['/de-ch/contact?form=contact', '/de-ch/contact?form=contact#form'],
  ])('redirects %s to %s', async (returnTo, location) => {
    expect((await sendForm({ ...contact, returnTo })).headers.get('location')).toBe(location);
  });
});

describe('a service request with files and without JavaScript', () => {
  const fields = {
    ...person,
    ...page,
    address: 'Industriestrasse 6',
    zip: '6036',
    city: 'Dierikon',
    state: 'LU',
    requestedService: 'repair',
    subject: 'Feeder stops',
    description: 'It stops after 200 wires.',
    machineName: 'Alpha 530',
    serialNumber: '530.1234',
    contactLocation: 'Dierikon',
  };

  async function send(files: readonly [string, string][], token?: string) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...(token && { token }) }))
      body.append(name, value);
    for (const [name, text] of files) body.append('files', new File([text], name));
    const encoded = new Response(body);
    return post('service-request', await encoded.arrayBuffer(), {
      'content-type': encoded.headers.get('content-type') ?? '',
      accept: 'application/json',
    });
  }

  it('forwards the files and claims them', async () => {
    const response = await send(
      [
        ['photo.jpg', 'bytes'],
        ['', ''],
      ],
      await createToken(),
    );
    expect(response.status).toBe(200);
    expect(customer.uploads).toMatchObject([{ isComplete: true, key: 'embedded-customer-api-key' }]);
    expect(customer.submissions[0]?.attachments).toEqual(['u1']);
    expect(customer.submissions[0]?.subject).toBe('Service request: Feeder stops');
  });

  const statuses: Record<string, number> = { tooLarge: 413, broken: 400, notAllowed: 415, empty: 415 };
  it.each(['tooLarge', 'notAllowed', 'empty', 'infected', 'tooComplex', 'broken'] as const)(
    'reports: %s',
    async (code) => {
      customer.upload = { status: statuses[code] ?? 422, body: { code } };
      const response = await send([['a.jpg', 'x']], await createToken());
      customer.upload = { status: 201, body: { id: 'u1', name: 'photo.jpg', size: 5, type: 'image/jpeg' } };
      expect(await response.json()).toEqual({
        kind: 'invalid',
        problems: [{ field: 'files', messageId: formErrorMessages[code].id }],
      });
    },
  );

  it('accepts at most ten files', async () => {
    const files = Array.from({ length: 11 }, (_, index): [string, string] => [`${index}.jpg`, 'x']);
    const response = await send(files, await createToken());
    expect(await response.json()).toEqual({
      kind: 'invalid',
      problems: [{ field: 'files', messageId: formErrorMessages.tooManyFiles.id }],
    });
    expect(customer.uploads).toHaveLength(10);
  });

  it('is not lost if files cannot be stored', async () => {
    customer.upload = { status: 500, body: {} };
    const response = await send([['a.jpg', 'x']], await createToken());
    customer.upload = { status: 201, body: { id: 'u1', name: 'photo.jpg', size: 5, type: 'image/jpeg' } };
    expect([response.status, await response.json()]).toEqual([503, { kind: 'unavailable' }]);
  });
});
