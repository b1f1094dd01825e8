import fc from 'fast-check';

import { createRendition } from './createRendition';
import { loadErrorDocument } from './errorDocument';
import { loadDocument, type LoadedDocument } from './loadDocument';
import { startPageServer } from './pageServer.mock';
import { pageTags } from '@/server/content/loaders';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { routeRequest } from '@/server/routing/routeRequest';

vi.mock('@/server/routing/routeRequest');
vi.mock('./createRendition');
vi.mock('./errorDocument');
vi.mock('./loadDocument', () => ({ loadDocument: vi.fn() }));
vi.mock('./lastPages/openLastPages', () => {
  const nothing = () => Promise.resolve(undefined);
  return { openLastPages: () => ({ find: nothing, store: nothing, remove: nothing }) };
});

const documentOf = (html: string) => ({
  html: Buffer.from(html),
  policy: "default-src 'self'",
  speculationRules: '/_assets/rules.json',
});

const htmlOf = (slug: string, version: number) => `<h1>${slug}, version ${String(version)}</h1>`.repeat(20);

/** A fake content service; each publication increments the version of a page. */
class Content {
  isDown = false;
  private readonly versions = new Map<string, number>();

  versionOf = (slug: string) => this.versions.get(slug) ?? 1;

  publish(slug: string): void {
    this.versions.set(slug, this.versionOf(slug) + 1);
    pageInvalidations().record(pageTags('main'));
  }
}

let content: Content;
let server: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  server = await startPageServer();
});
afterAll(() => server.close());

beforeEach(() => {
  for (const method of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  vi.mocked(routeRequest).mockImplementation(async ({ url }) => ({
    result: {
      kind: 'rewrite',
      path: `/main/en/home/${new URL(url).pathname.slice('/en/'.length)}`,
      status: 200,
    },
    visit: { isNextRelease: false, isPseudo: false } as Awaited<ReturnType<typeof routeRequest>>['visit'],
    setCookies: [],
    decided: undefined,
  }));
  vi.mocked(loadDocument).mockImplementation(async (page) => {
    if (content.isDown) throw new Error('The content service is down.');
    return { metadata: { title: 'slug' in page ? page.slug : '' } } as LoadedDocument;
  });
  vi.mocked(createRendition).mockImplementation(async ({ metadata }) => {
    const slug = String(metadata.title);
    return documentOf(htmlOf(slug, content.versionOf(slug)));
  });
  vi.mocked(loadErrorDocument).mockResolvedValue(documentOf('<h1>Maintenance</h1>'));
});

interface Read {
  readonly kind: 'read';
  readonly page: number;
  readonly method: 'GET' | 'HEAD';
  readonly encoding: 'identity' | 'gzip' | 'br';
  /** Sends this version's entity tag as If-None-Match, if the client has seen it. */
  readonly knownVersion: number;
}

const page = fc.nat(1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record<Read>({
      kind: fc.constant('read'),
      page,
      method: fc.constantFrom('GET', 'HEAD'),
      encoding: fc.constantFrom('identity', 'gzip', 'br'),
      knownVersion: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('publish' as const), page }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('outage' as const), isDown: fc.boolean() }) },
);

let run = 0;

it('sends stored documents equal to newly rendered ones, and the last version while rendering fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      run += 1;
      content = new Content();
      const rendered = new Map<string, number>();
      const etags = new Map<string, string>();
      const outdated = new Set<string>();
      const read = async ({ page: index, method, encoding, knownVersion }: Read) => {
        const slug = `page-${String(run)}-${String(index)}`;
        if (!content.isDown) {
          rendered.set(slug, content.versionOf(slug));
          outdated.delete(slug);
        }
        const version = rendered.get(slug);
        const etag = etags.get(`${slug} ${String(knownVersion)}`);
        const response = await fetch(`${server.origin}/en/${slug}`, {
          method,
          headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) },
        });
        const text = await response.text();
        if (version === undefined) {
          expect(response.status).toBe(500);
          expect(response.headers.get('cache-control')).toBe('private, no-store');
          return;
        }
        const isKnown = etag !== undefined && knownVersion === version;
        expect(response.status).toBe(isKnown ? 304 : 200);
        expect(text).toBe(isKnown || method === 'HEAD' ? '' : htmlOf(slug, version));
        const cacheControl = outdated.has(slug) ? 'no-cache' : 's-maxage';
        expect(response.headers.get('cache-control')).toContain(cacheControl);
        if (!isKnown) expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
        const sent = response.headers.get('etag') ?? '';
        expect(etags.get(`${slug} ${String(version)}`) ?? sent).toBe(sent);
        etags.set(`${slug} ${String(version)}`, sent);
      };
      // Every page names its site.
      const publish = (index: number) => {
        content.publish(`page-${String(run)}-${String(index)}`);
        for (const slug of rendered.keys()) outdated.add(slug);
      };
      for (const each of steps) {
        if (each.kind === 'read') await read(each);
        else if (each.kind === 'publish') publish(each.page);
        else content.isDown = each.isDown;
      }
    }),
    { numRuns: 60 },
  );
});
