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
  readonly answers: readonly (() => Response | Promise<Response>)[];
  readonly isRenewed?: boolean;
  /** Result of a renewal. */
  readonly next?: Tokens | undefined;
}

function setUp({ answers, isRenewed = true, ...world }: World) {
  const left = [...answers];
  let tokens: Tokens | undefined = first;
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () => {
    const next = left.shift();
    if (!next) throw new Error('Asked once too often.');
    return next();
  });
  const renew = jest.fn(() => {
    tokens = 'next' in world ? world.next : fresh;
    return Promise.resolve(isRenewed);
  });
  const onRejected = jest.fn();
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
  return { ask: queryItem, fail, fetch, renew, onRefused: onRejected, signIn };
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

// "the identity token as a header" (portal, section 7): superseded by ADR 49.
describe('7 authenticated calls add the access token and a debug-level header', () => {
  it('sends the id of the document instead of its text', async () => {
    const { ask: queryItem, fetch } = setUp({ answers: [found] });
    expect((await queryItem()).data).toMatchObject({ me: { id: 'u-1' } });
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('/api/customer');
    expect(init?.body).toBe('{"operation":"sha256:ab","variables":{"id":"u-1"}}');
    expect(headersOf(init).get('authorization')).toBe('Bearer first');
    expect(headersOf(init).get('x-identity-token')).toBeNull();
    expect(headersOf(init).get('x-debug-level')).toBe('1');
  });

  it('retries once with fresh tokens when the service rejects the token', async () => {
    const { ask: queryItem, fetch, renew } = setUp({ answers: [() => rejected('UNAUTHENTICATED'), found] });
    expect((await queryItem()).data).toMatchObject({ me: { id: 'u-1' } });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(headersOf(fetch.mock.calls[1]![1]).get('authorization')).toBe('Bearer fresh');
  });

  it('does not retry twice, and reports that fresh tokens are rejected', async () => {
    const {
      fail,
      fetch,
      renew,
      onRefused: onRejected,
    } = setUp({
      answers: [() => rejected('UNAUTHENTICATED'), () => json({}, 401)],
    });
    expect((await fail()).problem).toBe('signedOut');
    expect([fetch, renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  });

  it('does not retry without fresh tokens, which sign-in reports', async () => {
    const {
      fail,
      fetch,
      onRefused: onRejected,
    } = setUp({ answers: [() => json({}, 401)], isRenewed: false });
    expect((await fail()).problem).toBe('signedOut');
    expect([fetch, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('takes the tokens that another question has renewed', async () => {
    let rejectLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      rejectLate = resolve;
    });
    const {
      ask: queryItem,
      renew,
      fetch,
    } = setUp({ answers: [() => late, () => json({}, 401), found, found] });
    const early = queryItem();
    await queryItem('u-2');
    rejectLate(json({}, 401));
    expect((await early).data).toMatchObject({ me: { id: 'u-1' } });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('passes on problems other than an expired session', async () => {
    const { fail, onRefused: onRejected } = setUp({ answers: [() => json({}, 401), () => json({}, 503)] });
    expect((await fail()).problem).toBe('unavailable');
    expect(onRejected).not.toHaveBeenCalled();
  });
});

describe('sends nothing in the name of another user', () => {
  it.each([
    ['somebody else signed in', somebodyElses],
    ['nobody is signed in', undefined],
  ])('while it waited, %s', async (_name, next) => {
    const world = setUp({
      answers: [
        () => {
          world.signIn(next);
          return json({}, 401);
        },
      ],
    });
    expect((await world.fail()).problem).toBe('signedOut');
    const { fetch, renew, onRefused: onRejected } = world;
    expect([fetch, renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it.each([
    ['somebody else', somebodyElses],
    ['nobody', undefined],
  ])('a renewal led to %s', async (_name, next) => {
    const { fail, fetch, onRefused: onRejected } = setUp({ answers: [() => json({}, 401)], next });
    expect((await fail()).problem).toBe('signedOut');
    expect([fetch, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('ends no session but its own', async () => {
    const world = setUp({
      answers: [
        () => json({}, 401),
        () => {
          world.signIn(somebodyElses);
          return json({}, 401);
        },
      ],
    });
    expect((await world.fail()).problem).toBe('signedOut');
    expect(world.onRefused).not.toHaveBeenCalled();
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
    ['the service says why', () => rejected('USER_NOT_AVAILABLE'), 'failed', 'USER_NOT_AVAILABLE'],
    ['not allowed', () => rejected('FORBIDDEN'), 'forbidden', 'FORBIDDEN'],
    ['not allowed by the site', () => json({}, 403), 'forbidden', undefined],
    ['the service is down', () => json({}, 503), 'unavailable', undefined],
    ['an unknown question', () => json({}, 400), 'failed', undefined],
    [
      'no network, or too slow',
      () => Promise.reject(new TypeError('fetch failed')),
      'unavailable',
      undefined,
    ],
  ])('%s', async (_, response, problem, code) => {
    expect(await setUp({ answers: [response] }).fail()).toEqual({ problem, code });
  });
});
