import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { parse, type DocumentNode } from 'graphql';

import { createCustomerLink } from './createCustomerLink';
import { serviceCodeOf, toDataProblem } from './problems';

const withId = (text: string): DocumentNode =>
  Object.assign(parse(text), { __meta__: { hash: 'sha256:ab' } });
const query = withId('query Me($id: ID!) { __typename me(id: $id) { __typename id name } }');

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const found = () => json({ data: { __typename: 'Query', me: { __typename: 'Me', id: 'u-1', name: 'C' } } });
const rejected = (code: string) =>
  json({ data: { me: null }, errors: [{ message: 'No.', extensions: { code } }] });

interface Tokens {
  readonly accessToken: string;
  readonly subject: string;
}
const first: Tokens = { accessToken: 'first', subject: 'u-1' };
const fresh: Tokens = { accessToken: 'fresh', subject: 'u-1' };
const somebodyElses: Tokens = { accessToken: 'other', subject: 'u-2' };

interface World {
  readonly responses: readonly (() => Response | Promise<Response>)[];
  readonly isRenewed?: boolean;
  /** Result of a renewal. */
  readonly next?: Tokens | undefined;
}

function setUp({ responses, isRenewed = true, ...world }: World) {
  const remaining = [...responses];
  let tokens: Tokens | undefined = first;
  const fetch = vi.fn<(...args: Parameters<typeof globalThis.fetch>) => Promise<Response>>(async () => {
    const next = remaining.shift();
    if (!next) throw new Error('Unexpected request.');
    return next();
  });
  const renew = vi.fn(() => {
    tokens = 'next' in world ? world.next : fresh;
    return Promise.resolve(isRenewed);
  });
  const onRejected = vi.fn();
  const link = createCustomerLink({
    dataPath: '/api/customer',
    debugLevel: 1,
    fetch,
    renew,
    onRejected,
    readAccessToken: () => tokens?.accessToken,
    readSubject: () => tokens?.subject,
    createTimeout: () => new AbortController().signal,
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const queryItem = (id = 'u-1') => client.query({ query, variables: { id } });
  const fail = () =>
    queryItem().then(
      () => Promise.reject(new Error('It succeeded.')),
      (error: unknown) => ({ problem: toDataProblem(error), code: serviceCodeOf(error) }),
    );
  const signIn = (next: Tokens | undefined) => {
    tokens = next;
  };
  return { queryItem, fail, fetch, renew, onRejected, signIn };
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

// "the identity token as a header" (portal, section 7): superseded by ADR 49.
describe('7 authenticated calls add the access token and a debug-level header', () => {
  it('sends the id of the document instead of its text', async () => {
    const { queryItem, fetch } = setUp({ responses: [found] });
    expect((await queryItem()).data).toMatchObject({ me: { id: 'u-1' } });
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('/api/customer');
    expect(init?.body).toBe('{"operation":"sha256:ab","variables":{"id":"u-1"}}');
    expect(headersOf(init).get('authorization')).toBe('Bearer first');
    expect(headersOf(init).get('x-identity-token')).toBeNull();
    expect(headersOf(init).get('x-debug-level')).toBe('1');
  });

  it('retries once with renewed tokens when the service rejects the token', async () => {
    const { queryItem, fetch, renew } = setUp({ responses: [() => rejected('UNAUTHENTICATED'), found] });
    expect((await queryItem()).data).toMatchObject({ me: { id: 'u-1' } });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(headersOf(fetch.mock.calls[1]![1]).get('authorization')).toBe('Bearer fresh');
  });

  it('does not retry twice, and reports that renewed tokens are rejected', async () => {
    const { fail, fetch, renew, onRejected } = setUp({
      responses: [() => rejected('UNAUTHENTICATED'), () => json({}, 401)],
    });
    expect((await fail()).problem).toBe('signedOut');
    expect([fetch, renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });

  it('does not retry if the renewal fails, which sign-in reports', async () => {
    const { fail, fetch, onRejected } = setUp({ responses: [() => json({}, 401)], isRenewed: false });
    expect((await fail()).problem).toBe('signedOut');
    expect([fetch, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('uses the tokens renewed by a concurrent request', async () => {
    let rejectLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      rejectLate = resolve;
    });
    const { queryItem, renew, fetch } = setUp({ responses: [() => late, () => json({}, 401), found, found] });
    const early = queryItem();
    await queryItem('u-2');
    rejectLate(json({}, 401));
    expect((await early).data).toMatchObject({ me: { id: 'u-1' } });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('passes on problems other than an expired session', async () => {
    const { fail, onRejected } = setUp({ responses: [() => json({}, 401), () => json({}, 503)] });
    expect((await fail()).problem).toBe('unavailable');
    expect(onRejected).not.toHaveBeenCalled();
  });
});

describe('sends nothing in the name of another user', () => {
  it.each([
    ['somebody else signed in', somebodyElses],
    ['nobody is signed in', undefined],
  ])('when %s while it waited', async (_name, next) => {
    const world = setUp({
      responses: [
        () => {
          world.signIn(next);
          return json({}, 401);
        },
      ],
    });
    expect((await world.fail()).problem).toBe('signedOut');
    const { fetch, renew, onRejected } = world;
    expect([fetch, renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it.each([
    ['somebody else', somebodyElses],
    ['nobody', undefined],
  ])('when a renewal signs in %s', async (_name, next) => {
    const { fail, fetch, onRejected } = setUp({ responses: [() => json({}, 401)], next });
    expect((await fail()).problem).toBe('signedOut');
    expect([fetch, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('ends only its own session', async () => {
    const world = setUp({
      responses: [
        () => json({}, 401),
        () => {
          world.signIn(somebodyElses);
          return json({}, 401);
        },
      ],
    });
    expect((await world.fail()).problem).toBe('signedOut');
    expect(world.onRejected).not.toHaveBeenCalled();
  });
});

describe('7 "If all returned data fields are null, or no data comes back, the call counts as failed."', () => {
  it.each([
    ['every field is null', () => json({ data: { me: null } }), 'failed', undefined],
    [
      'only the name of the root type is there',
      () => json({ data: { __typename: 'Query', me: null } }),
      'failed',
      undefined,
    ],
    ['no data', () => json({ data: null }), 'failed', undefined],
    ['nothing at all', () => json({}), 'failed', undefined],
    ['no JSON', () => new Response('<html>'), 'failed', undefined],
    ['the service sends a code', () => rejected('USER_NOT_AVAILABLE'), 'failed', 'USER_NOT_AVAILABLE'],
    ['not allowed', () => rejected('FORBIDDEN'), 'forbidden', 'FORBIDDEN'],
    ['not allowed by the site', () => json({}, 403), 'forbidden', undefined],
    ['the service is down', () => json({}, 503), 'unavailable', undefined],
    ['an unknown query', () => json({}, 400), 'failed', undefined],
    [
      'no network, or too slow',
      () => Promise.reject(new TypeError('fetch failed')),
      'unavailable',
      undefined,
    ],
  ])('%s', async (_, response, problem, code) => {
    expect(await setUp({ responses: [response] }).fail()).toEqual({ problem, code });
  });
});
