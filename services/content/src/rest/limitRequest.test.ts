/** @vitest-environment node */
import { clientAddressHeader } from '../http/clientAddress';
import { isCounted, limitRequest } from './limitRequest';

type User = Parameters<typeof limitRequest>[0]['user'];

const send = (address: string, user: User = null) =>
  limitRequest({ headers: new Headers({ [clientAddressHeader]: address }), user });

const sendMany = async (times: number, address: string, user?: User) => {
  for (let time = 0; time < times; time += 1) expect(await send(address, user)).toBeUndefined();
};

test('a stranger has 600 requests per minute, and others are not affected', async () => {
  await sendMany(600, '192.0.2.1');
  const response = await send('192.0.2.1');
  expect(response?.status).toBe(429);
  expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response?.text()).toMatch(/"errors":\[\{"message":"Too many requests\. Please wait/);
  expect(await send('192.0.2.2')).toBeUndefined();
  expect(await send('192.0.2.1', { collection: 'users', id: '1' })).toBeUndefined();
});

test('a person has 3,000 from all addresses together', async () => {
  const person: User = { collection: 'users', id: '7' };
  await sendMany(1_500, '192.0.2.3', person);
  await sendMany(1_500, '192.0.2.4', person);
  expect((await send('192.0.2.5', person))?.status).toBe(429);
});

test('programs with a key are not counted', async () => {
  await sendMany(3_001, '192.0.2.6', { collection: 'service-accounts', id: '1' });
});

test.each([
  ['/', true],
  ['/:id', true],
  ['/count', true],
  // The site fetches them for all of its visitors.
  ['/file/:filename', false],
  ['/rendition/:fileName', false],
])('requests to %s are counted: %s', (path, expected) => {
  expect(isCounted({ path })).toBe(expected);
});
