import { createBackends } from '../../../toolkit/src/testing/backends';
import { connect, type IdentityDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { createClock } from '../testing/testService';
import { createThrottle, defaultLimits, type Throttle } from './createThrottle';

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
