import { fail, ok } from '../../types/Result';

import { createFormActor, type FormEvent, type SubmitResult } from './form.machine';
import { decideShownProblems } from './formEvents';

const values = { email: 'mira@example.com' };
const wrong = { email: 'mira' };
const problem = { field: 'email', messageId: 'blocks.form.error.email' };
const other = { field: 'company', messageId: 'blocks.form.error.company' };
const sent: SubmitResult = { kind: 'sent', reference: 'KMX-7F3K-9Q2M' };
const unavailable: SubmitResult = { kind: 'failed', reason: 'unavailable' };

const submitted = (entries = values): FormEvent => ({ type: 'form.submitted', values: entries });
const blurred = (entries = values): FormEvent => ({ type: 'field.blurred', name: 'email', values: entries });

/** Starts a form; `calls` lists the submissions as "key token". */
function start({ isOnline = true, token = 'token' }: { isOnline?: boolean; token?: string | Error } = {}) {
  const calls: string[] = [];
  const results: (SubmitResult | Error)[] = [];
  let keys = 0;
  const form = createFormActor(
    {
      validate: ({ email }) =>
        Promise.resolve(
          email === 'mira' ? fail([problem]) : email === '' ? fail([problem, other]) : ok(values),
        ),
      createToken: (isRepeated) =>
        token instanceof Error
          ? Promise.reject(token)
          : Promise.resolve(isRepeated ? `${token} again` : token),
      submit: ({ token: given, idempotencyKey }) => {
        calls.push(`${idempotencyKey} ${given}`);
        const result = results.shift() ?? sent;
        return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
      },
    },
    { isOnline, createKey: () => `key${(keys += 1)}` },
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const send = async (...events: FormEvent[]) => {
    events.forEach(form.send);
    await settle();
  };
  const state = () => form.getSnapshot().value;
  const context = () => form.getSnapshot().context;
  return { form, send, state, context, calls, results };
}

describe('portal 4 "Form submission states: submit, success and failure"', () => {
  it('sends valid entries and ends in success', async () => {
    const { form, send, state, context, calls } = start();
    form.send(submitted());
    expect(state()).toBe('validating');
    await send();
    expect(state()).toBe('success');
    expect(calls).toEqual(['key1 token']);
    expect(context()).toMatchObject({ reference: 'KMX-7F3K-9Q2M', values: {} });
    expect(form.getSnapshot().status).toBe('done');
  });

  it('does not send invalid entries', async () => {
    const { send, state, context, calls } = start();
    await send(submitted(wrong));
    expect(state()).toBe('editing');
    expect(context().problems).toEqual([problem]);
    expect(calls).toEqual([]);
  });

  it('shows problems found by the server', async () => {
    const { send, state, context, results } = start();
    results.push({ kind: 'invalid', problems: [other] });
    await send(submitted());
    expect([state(), context().problems]).toEqual(['editing', [other]]);
  });

  it('sends once if "send" is clicked twice', async () => {
    const { send, calls } = start();
    await send(submitted(), submitted());
    await send(submitted());
    expect(calls).toHaveLength(1);
  });

  it.each<[string, SubmitResult | Error, string]>([
    ['a result', unavailable, 'unavailable'],
    ['too many', { kind: 'failed', reason: 'tooMany' }, 'tooMany'],
    ['something thrown', new Error('bug'), 'unavailable'],
  ])('fails by %s, and retries with the same key', async (_name, result, reason) => {
    const { send, state, context, calls, results } = start();
    results.push(result);
    await send(submitted());
    expect([state(), context().failure, context().values]).toEqual(['failure', reason, values]);
    await send(submitted());
    expect([state(), calls]).toEqual(['success', ['key1 token', 'key1 token']]);
  });

  it('starts over with another key after a reset', async () => {
    const { send, state, context, results } = start();
    results.push(unavailable);
    await send(submitted());
    await send({ type: 'form.reset' });
    expect(state()).toBe('editing');
    expect(context()).toMatchObject({ idempotencyKey: 'key2', failure: undefined, hasSubmitted: false });
  });
});

describe('a blurred field', () => {
  it('is not validated before the first submission', async () => {
    const { send, state, context } = start();
    await send(blurred(wrong));
    expect([state(), context().problems]).toEqual(['editing', []]);
  });

  it('is validated after it, without problems of other fields', async () => {
    const { send, context } = start();
    await send(submitted(wrong));
    await send(blurred());
    expect(context().problems).toEqual([]);
    await send(blurred({ email: '' }));
    expect(context().problems).toEqual([problem]);
  });

  it('by a click on "send" does not swallow the click', async () => {
    const { send, state, calls } = start();
    await send(submitted(wrong));
    await send(blurred(), submitted());
    expect([state(), calls]).toEqual(['success', ['key1 token']]);
  });

  it.each([
    [[], [problem, other], [problem]],
    [[other], [problem, other], [problem, other]],
    [[problem, other], [], []],
  ])('shown %j, found %j: %j', (shown, found, expected) => {
    expect(decideShownProblems(shown, found, 'email')).toEqual(expected);
  });
});

describe('without a network', () => {
  it('waits, and sends automatically with the same key', async () => {
    const { send, state, calls } = start({ isOnline: false });
    await send(submitted());
    expect([state(), calls]).toEqual(['offline', []]);
    await send(submitted());
    await send({ type: 'online' });
    expect([state(), calls]).toEqual(['success', ['key1 token']]);
  });

  it('also if the connection is lost while sending', async () => {
    const { send, state, calls, results } = start();
    results.push({ kind: 'offline' });
    await send(submitted());
    expect(state()).toBe('offline');
    await send({ type: 'online' });
    expect([state(), calls]).toEqual(['success', ['key1 token', 'key1 token']]);
  });

  it.each<[string, FormEvent[], string]>([
    ['goes and comes back', [{ type: 'offline' }, { type: 'online' }, submitted()], 'success'],
    ['goes', [{ type: 'offline' }, submitted()], 'offline'],
    [
      'is lost, and the reader cancels',
      [{ type: 'offline' }, submitted(), { type: 'form.reset' }],
      'editing',
    ],
  ])('it %s', async (_name, events, expected) => {
    const { send, state } = start();
    for (const event of events) await send(event);
    expect(state()).toBe(expected);
  });
});

describe('portal 7 "An empty token is used on error"', () => {
  it('and the form is sent', async () => {
    const { send, calls } = start({ token: new Error('blocked') });
    await send(submitted());
    expect(calls).toEqual(['key1 ']);
  });

  it.each<[string, SubmitResult[], string]>([
    ['creates another one on request', [{ kind: 'challengeNeeded' }], 'success'],
    ['does not try a third time', [{ kind: 'challengeNeeded' }, { kind: 'challengeNeeded' }], 'failure'],
  ])('%s', async (_name, given, expected) => {
    const { send, state, calls, results } = start();
    results.push(...given);
    await send(submitted());
    expect([state(), calls]).toEqual([expected, ['key1 token', 'key1 token again']]);
  });
});
