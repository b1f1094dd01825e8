import { createSecurityPolicy } from './createSecurityPolicy';
import { framingOf } from './framingOf';

const domain = (host: string) => ({ host, slug: null });
const present = { headerNavigation: {}, footerNavigation: {} };
const sites = [
  { ...present, key: 'main', slug: null, domains: [domain('komax.example')] },
  { ...present, key: 'cirris', slug: null, domains: [domain('cirris.example'), domain('cirris.test')] },
];
// Mocks the sites of the content service.
vi.mock('../content/loaders', () => ({ loadSystem: () => Promise.resolve({ sites }) }));

process.env.SITE_URL = 'http://komax.example:3000';
process.env.CONTENT_URL = 'http://content.internal:3001';
process.env.PUBLIC_CONTENT_URL = 'https://cms.example/base';
// A public address requires non-default secrets.
for (const name of ['REVALIDATE_SECRET', 'SESSION_SECRET', 'CUSTOMER_API_KEY', 'SEARCH_API_KEY'])
  process.env[name] = 'a-secret-for-this-test';

const siteHosts = ['http://komax.example:3000', 'http://cirris.example:3000', 'http://cirris.test:3000'];
const plain = { hasTagManager: false, hasRecaptcha: false, isHttps: false };

async function policyOf(address: string, directive: string) {
  const policy = createSecurityPolicy(plain, { framing: await framingOf(address) });
  return policy.split('; ').find((line) => line.startsWith(`${directive} `));
}

it.each(['/en/editor/preview?page=1&token=a.b', '/editor/preview', '/de-ch/volta/editor/preview/'])(
  'the preview can be framed by the content service and the sites: %s',
  async (address) => {
    const expected = ["frame-ancestors 'self'", 'https://cms.example', ...siteHosts].join(' ');
    expect(await policyOf(address, 'frame-ancestors')).toBe(expected);
    expect(await policyOf(address, 'frame-src')).toBe("frame-src 'self'");
  },
);

it('"view as" frames the sites, and cannot be framed itself', async () => {
  const address = '/en/editor/view-as?page=1';
  expect(await policyOf(address, 'frame-src')).toBe(["frame-src 'self'", ...siteHosts].join(' '));
  expect(await policyOf(address, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

it.each([
  '/en',
  '/en/editor',
  '/en/editor/health',
  '/en/editor/preview/more',
  '/en/editor/previews',
  '/en/about?next=/editor/preview',
  '/en/myeditor-preview',
])('other documents cannot be framed: %s', async (address) => {
  expect(await policyOf(address, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(await policyOf(address, 'frame-src')).toBe("frame-src 'self'");
});
