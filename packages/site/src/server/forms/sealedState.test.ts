import { randomBytes } from 'node:crypto';
import { NextResponse } from 'next/server';
import { formErrorMessages, type FormState } from '@kmx/core/forms';

import { openState, sealState } from './sealedState';
import { readState, writeState } from './stateCookies';

const now = 1_800_000_000_000;
const state: FormState = {
  kind: 'failed',
  reason: 'unavailable',
  values: { message: 'Which crimp height?', email: 'mira@example.com' },
  attachments: [{ id: 'u1', name: 'photo.jpg' }],
};

const seal = (given: FormState = state) => sealState('contact', given, now) ?? [];

/** Replaces one character. */
const change = (text: string, index: number) =>
  `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;

it('restores the entries, encrypted', () => {
  const chunks = seal();
  expect(chunks).toHaveLength(1);
  expect(Buffer.from(chunks.join(''), 'base64url').toString('latin1')).not.toContain('mira');
  expect(openState('contact', chunks, now + 1000)).toEqual(state);
});

it.each<[string, (chunks: readonly string[]) => FormState | undefined]>([
  ['of another form', (chunks) => openState('whitepaper', chunks, now)],
  ['that is more than 15 minutes old', (chunks) => openState('contact', chunks, now + 15 * 60_000 + 1)],
  ['that was changed at its beginning', ([text = '']) => openState('contact', [change(text, 2)], now)],
  ['that was changed in its middle', ([text = '']) => openState('contact', [change(text, 60)], now)],
  ['that was cut off', ([text = '']) => openState('contact', [text.slice(0, -8)], now)],
  ['that is empty', () => openState('contact', [''], now)],
  ['without a cookie', () => openState('contact', [], now)],
])('rejects a state %s', (_name, open) => {
  expect(open(seal())).toBeUndefined();
});

/** Seals a state and opens it again. */
function carry(given: FormState): { names: readonly string[]; state: FormState } {
  const response = new NextResponse();
  writeState(response, new Headers({ host: 'localhost' }), 'contact', given);
  const set = response.cookies.getAll().filter(({ value }) => value !== '');
  const cookies = { get: (name: string) => set.find((cookie) => cookie.name === name) };
  return { names: set.map(({ name }) => name), state: readState(cookies, 'contact') };
}

it('is truncated and marked if it is too long for three cookies', () => {
  const text = randomBytes(12_000).toString('base64url');
  expect(seal({ ...state, values: { message: text } })).toHaveLength(0);
  const { names, state: restored } = carry({
    ...state,
    values: { email: 'mira@example.com', message: text },
  });
  expect(names.length).toBeLessThanOrEqual(3);
  if (restored.kind !== 'invalid') throw new Error(`Expected an invalid form, got ${restored.kind}.`);
  expect(restored.problems).toEqual([{ field: 'message', messageId: formErrorMessages.tooLong.id }]);
  expect(restored.values.email).toBe('mira@example.com');
  expect(text.startsWith(restored.values.message ?? 'none')).toBe(true);
  expect(restored.values.message?.length).toBeGreaterThan(1000);
});

it('removes left-over chunks of an earlier state', () => {
  const response = new NextResponse();
  writeState(response, new Headers({ host: 'localhost' }), 'contact', { kind: 'sent', reference: 'KMX-1' });
  const lines = response.headers.getSetCookie();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/HttpOnly/);
  expect(lines[0]).toMatch(/SameSite=lax/i);
  expect(lines[1]).toMatch(/Max-Age=0/);
  expect(lines[2]).toMatch(/Max-Age=0/);
});
