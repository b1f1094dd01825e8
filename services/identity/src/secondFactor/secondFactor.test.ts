import { decideSecondFactor } from './decideSecondFactor';
import { createTotpSecret, drawTotp, findStep, readCode } from './totp';

const nobody = { hasFactor: false, isWanted: false, isPrivileged: false, isRequested: false };

test.each([
  ['off', { hasFactor: true, isPrivileged: true }, 'none'],
  ['optional', {}, 'none'],
  ['optional', { isPrivileged: true }, 'none'],
  ['optional', { isRequested: true }, 'enrol'],
  ['optional', { isWanted: true }, 'enrol'],
  ['optional', { hasFactor: true, isRequested: true }, 'code'],
  ['required', {}, 'none'],
  ['required', { isPrivileged: true }, 'enrol'],
  ['required', { isPrivileged: true, hasFactor: true }, 'code'],
] as const)('mode %s, %j: %s', (mode, over, step) => {
  expect(decideSecondFactor({ ...nobody, ...over, mode })).toBe(step);
});

describe('codes', () => {
  const secret = createTotpSecret();
  const now = new Date('2026-03-02T08:00:15.000Z');
  const at = (seconds: number): string => readCode(secret, new Date(now.getTime() + seconds * 1000));
  const step = Math.floor(now.getTime() / 30_000);

  test.each([
    [0, step],
    [-30, step - 1],
    [30, step + 1],
    [-60, null],
    [60, null],
  ])('the code of %i s from now is of step %s', (seconds, expected) => {
    expect(findStep(secret, at(seconds), now)).toBe(expected);
  });

  test('a code may be written in groups, and must have six digits', () => {
    expect(findStep(secret, ` ${at(0).slice(0, 3)} ${at(0).slice(3)}`, now)).toBe(step);
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(findStep(secret, code, now)).toBeNull();
  });

  test('the picture is drawn without styles of its own', async () => {
    const picture = await drawTotp(secret, 'anna@customers.example');
    expect(picture).toMatch(/^<svg /);
    expect(picture).not.toMatch(/style|<script/);
  });
});
