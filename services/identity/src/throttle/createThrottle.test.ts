import { signInLimits } from '../../../toolkit/src/passwords/signInLimits';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { connect, type IdentityDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { createClock } from '../testing/testService';
import { createThrottle, defaultLimits, type Decision, type Throttle } from './createThrottle';

const address = '192.0.2.1';
const limits = { ...defaultLimits, passwordOfAddress: { tries: 3, seconds: 900 } };

describe.each(createBackends('identity'))('over $name', (backend) => {
  let db: IdentityDatabase;
  let close: () => Promise<void>;
  let throttle: Throttle;

  beforeAll(async () => {
    const opened = await backend.open();
    close = opened.close;
    db = connect(opened.url);
    await migrate(db);
  }, 60_000);
  beforeEach(async () => {
    await db.deleteFrom('identity_attempts').execute();
    throttle = createThrottle({ db, now: createClock().now, limits });
  });
  afterAll(async () => {
    await db.destroy();
    await close();
  });

  const guess = async (email: string): Promise<string> => (await throttle.countPassword(email, address)).kind;

  type Count = (usual: Throttle, time: number) => Promise<Decision>;
  /** Each counts one try, of a new account or address if its limit is that of the other. */
  const limited: readonly (readonly [keyof typeof signInLimits, Count])[] = [
    ['passwordOfAccountFromAddress', (usual) => usual.countPassword('own@customers.example', address)],
    ['passwordOfAddress', (usual, time) => usual.countPassword(`${time}@customers.example`, address)],
    ['codeOfAccount', (usual) => usual.countCode('u-1')],
    ['mailOfAccount', (usual, time) => usual.countMail('own@customers.example', `203.0.113.${time}`)],
    ['mailOfAddress', (usual, time) => usual.countMail(`${time}@customers.example`, address)],
  ];
  test.each(limited)('has the common limit of %s', async (name, count) => {
    const usual = createThrottle({ db, now: createClock().now });
    const { tries, seconds } = signInLimits[name];
    for (let time = 0; time < tries; time += 1) expect(await count(usual, time)).toEqual({ kind: 'allowed' });
    expect(await count(usual, tries)).toEqual({ kind: 'throttled', seconds });
  });

  test('a right password takes back its own try', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await guess('own@customers.example')).toBe('allowed');
      await throttle.refundPassword('own@customers.example', address);
    }
  });

  test('a right password does not forgive guesses at other accounts from the same address', async () => {
    expect(await guess('one@customers.example')).toBe('allowed');
    expect(await guess('two@customers.example')).toBe('allowed');
    expect(await guess('own@customers.example')).toBe('allowed');
    await throttle.refundPassword('own@customers.example', address);
    expect(await guess('three@customers.example')).toBe('allowed');
    expect(await guess('four@customers.example')).toBe('throttled');
  });
});
