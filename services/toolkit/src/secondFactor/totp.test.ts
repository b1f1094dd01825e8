import { createTotpSecret, drawTotp, findStep, readCode } from './totp';

describe('codes', () => {
  const secret = createTotpSecret();
  const now = new Date('2026-03-02T08:00:15.000Z');
  const at = (seconds: number): string => readCode(secret, new Date(now.getTime() + seconds * 1000));
  const step = Math.floor(now.getTime() / 30_000);

  test.each([
    [0, step],
    [-15, step],
    [14, step],
    [-16, null],
    [15, null],
    [-30, null],
    [30, null],
  ])('the code of %i s from now is of the current step: %s', (seconds, expected) => {
    expect(findStep(secret, at(seconds), now)).toBe(expected);
  });

  test('a code may be written in groups, and must have six digits', () => {
    expect(findStep(secret, ` ${at(0).slice(0, 3)} ${at(0).slice(3)}`, now)).toBe(step);
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(findStep(secret, code, now)).toBeNull();
  });

  test('the picture is drawn without styles of its own', async () => {
    const picture = await drawTotp(secret, { issuer: 'MyKomax', account: 'anna@customers.example' });
    expect(picture).toMatch(/^<svg /);
    expect(picture).not.toMatch(/style|<script/);
  });
});
