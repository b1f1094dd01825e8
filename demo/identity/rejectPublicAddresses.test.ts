import { rejectPublicAddresses } from './rejectPublicAddresses';

const local = { url: 'http://localhost:3004', siteOrigins: ['http://localhost:3000'] };

test.each([
  [{ url: 'https://login.example' }],
  [{ siteOrigins: ['https://www.example'] }],
  [{ siteOrigins: ['http://localhost:3000', 'http://10.0.0.1:3000'] }],
  [{ siteOrigins: ['http://localhost.example'] }],
])('rejects demo accounts for a public address: %j', (addresses) => {
  expect(() => rejectPublicAddresses({ ...local, ...addresses })).toThrow(
    'Everybody knows the password of the demo accounts',
  );
});

test('accepts addresses of this machine', () => {
  const siteOrigins = ['http://localhost:3000', 'http://cirris.localhost:3000', 'http://127.0.0.1:3000'];
  expect(() => rejectPublicAddresses({ ...local, siteOrigins })).not.toThrow();
});
