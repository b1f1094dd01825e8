import type * as Subject from './cmsUrl';

beforeEach(() => vi.resetModules());

const urlWith = async (environment: Record<string, string>) => {
  const before = process.env;
  process.env = { ...before, CONTENT_URL: 'http://content.internal:3001', ...environment };
  const fresh: typeof Subject = await import('./cmsUrl');
  const url = fresh.cmsUrl();
  process.env = before;
  return url;
};

describe('cmsUrl', () => {
  it.each([
    ['where the site itself finds the service', {}, 'http://content.internal:3001'],
    [
      "where editors' browsers reach it",
      { PUBLIC_CONTENT_URL: 'https://cms.example.com/' },
      'https://cms.example.com',
    ],
  ])('is %s', async (_name, environment, url) => {
    expect(await urlWith(environment)).toBe(url);
  });
});
