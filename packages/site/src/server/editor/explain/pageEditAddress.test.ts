/** @jest-environment node */
import type * as Subject from './pageEditAddress';

beforeEach(() => jest.resetModules());

const addressWith = async (environment: Record<string, string>) => {
  const before = process.env;
  process.env = { ...before, CONTENT_URL: 'http://content.internal:3001', ...environment };
  const fresh: typeof Subject = await import('./pageEditAddress');
  const address = fresh.pageEditAddress('a b');
  process.env = before;
  return address;
};

describe('pageEditAddress', () => {
  it.each([
    ['where the site itself finds the service', {}, 'http://content.internal:3001'],
    [
      "where editors' browsers reach it",
      { PUBLIC_CONTENT_URL: 'https://cms.example.com/' },
      'https://cms.example.com',
    ],
  ])('is %s', async (_name, environment, origin) => {
    expect(await addressWith(environment)).toBe(`${origin}/admin/collections/pages/a%20b`);
  });
});
