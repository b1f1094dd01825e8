/** @vitest-environment node */
import { signInLimits } from '../../../toolkit/src/passwords/signInLimits';
import { countCode, countMail, countPassword, refundPassword } from './requestLimits';

const owner = 'editor@demo.example';
let host = 0;
/** An address that no other test has used. */
const newAddress = (): string => `192.0.2.${++host}`;

const guess = async (times: number, email: string, address: string): Promise<void> => {
  for (let time = 0; time < times; time += 1) await countPassword(email, address);
};

/** Each counts one try, of a new account or address if its limit is that of the other. */
const limited: readonly (readonly [keyof typeof signInLimits, (time: number) => Promise<number>])[] = [
  ['passwordOfAccountFromAddress', () => countPassword('limited@demo.example', '198.51.100.1')],
  ['passwordOfAddress', (time) => countPassword(`limited-${time}@demo.example`, '198.51.100.2')],
  ['codeOfAccount', () => countCode('limited')],
  ['mailOfAccount', (time) => countMail('limited@demo.example', `203.0.113.${time}`)],
  ['mailOfAddress', (time) => countMail(`limited-${time}@demo.example`, '198.51.100.3')],
];
test.each(limited)('has the common limit of %s', async (name, count) => {
  const { tries, seconds } = signInLimits[name];
  for (let time = 0; time < tries; time += 1) expect(await count(time)).toBe(0);
  const wait = await count(tries);
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
});

test('guesses from another address do not lock the owner out', async () => {
  const stranger = newAddress();
  await guess(10, owner, stranger);
  expect(await countPassword(owner, stranger)).toBeGreaterThan(0);
  expect(await countPassword(owner, newAddress())).toBe(0);
});

test('an address has fifty guesses at all accounts together', async () => {
  const stranger = newAddress();
  for (let person = 0; person < 50; person += 1)
    expect(await countPassword(`person-${person}@demo.example`, stranger)).toBe(0);
  expect(await countPassword('another@demo.example', stranger)).toBeGreaterThan(0);
});

test('a right password forgives the guesses at its account, and not those at others', async () => {
  const address = newAddress();
  await guess(9, owner, address);
  await guess(10, 'other@demo.example', address);
  await countPassword(owner, address);
  await refundPassword(owner, address);
  expect(await countPassword(owner, address)).toBe(0);
  expect(await countPassword('other@demo.example', address)).toBeGreaterThan(0);
});

test('right passwords never reach a limit', async () => {
  const address = newAddress();
  for (let time = 0; time < 60; time += 1) {
    expect(await countPassword(owner, address)).toBe(0);
    await refundPassword(owner, address);
  }
});

test('an account gets three mails an hour, wherever they are requested', async () => {
  for (let mail = 0; mail < 3; mail += 1) expect(await countMail(owner, newAddress())).toBe(0);
  expect(await countMail(owner, newAddress())).toBeGreaterThan(0);
});
