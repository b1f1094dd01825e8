import { createBackends } from '../../toolkit/src/testing/backends';
import { expectHealth } from './testing/expectations/expectHealth';
import { expectLists } from './testing/expectations/expectLists';
import { expectMissing } from './testing/expectations/expectMissing';
import { expectProtection } from './testing/expectations/expectProtection';
import { expectRedirects } from './testing/expectations/expectRedirects';
import { expectRest } from './testing/expectations/expectRest';
import { expectSearch } from './testing/expectations/expectSearch';
import { expectTranslation } from './testing/expectations/expectTranslation';
import { expectUploads } from './testing/expectations/expectUploads';
import { playScenario } from './testing/playScenario';
import type { Observed } from './testing/scenario';

const minutes = 60_000;

let observed: Observed;

const isObserved = (value: unknown): value is Observed =>
  typeof value === 'object' && value !== null && 'reading' in value && 'publication' in value;

const listWith = (...items: unknown[]): unknown => expect.arrayContaining(items);
const objectWith = (fields: object): unknown => expect.objectContaining(fields);
const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe.each(createBackends('content'))('the service on $name', ({ open }) => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    close = database.close;
    const played = playScenario('scenario', database.url);
    if (!isObserved(played)) throw new Error('The scenario printed something else.');
    observed = played;
  }, 5 * minutes);
  afterAll(() => close());

  const page = (content: unknown) => ({ status: 200, body: { data: { pageByPath: content } } });

  describe('the seed', () => {
    test('a second run has nothing to do', () => {
      expect(observed.seed.second).toEqual(['Content: already there, nothing to do.']);
    });

    test("a changed seed renews its own documents and leaves an editor's alone", () => {
      expect(observed.seed.renewed.body).toEqual({
        data: { about: { title: 'About, by an editor' }, company: { title: 'Company, again' } },
      });
    });
  });

  describe('a seed without a redirect that it had', () => {
    test("removes its own, and leaves an editor's alone", () => {
      expect(observed.seed.redirects).toEqual(['/edited', '/firm', '/firm', '/subtitles']);
    });
  });

  describe('reading', () => {
    test('a page comes with its modules, pictures in their presets, and links to where their pages are', () => {
      expect(observed.reading.english).toMatchObject(
        page({
          title: 'Home',
          modules: [
            {
              __typename: 'HeroBanner',
              title: 'Wire, cut to length',
              image: {
                alt: 'A square',
                sizes: {
                  stretched: {
                    url: textLike(/^\/api\/media\/file\/square-.*\.webp$/),
                    width: 1180,
                  },
                  inlinePng: { mimeType: 'image/png' },
                },
              },
              links: [
                {
                  link: {
                    kind: 'page',
                    text: 'About us',
                    page: { slug: 'about', parentSlug: 'company', site: { key: 'main' } },
                  },
                },
              ],
            },
            {
              __typename: 'RichText',
              content: {
                root: {
                  children: [
                    { type: 'heading', tag: 'h3' },
                    {
                      type: 'paragraph',
                      children: [{ text: 'Because it ' }, { text: 'holds', format: 1 }, { text: '.' }],
                    },
                  ],
                },
              },
            },
          ],
        }),
      );
    });

    test('texts are translated, with English as the fallback', () => {
      const german = {
        title: 'Leitung nach Mass',
        image: { alt: 'Ein Quadrat' },
        links: [{ link: { text: 'Über uns' } }],
      };
      expect(observed.reading.german).toMatchObject(
        page({ title: 'Start', description: 'The start.', modules: [german, {}] }),
      );
    });

    test('Slovak is filled by Czech and then by English, in relations too', () => {
      expect(observed.reading.slovak).toMatchObject(
        page({ title: 'Domů', modules: [{ title: 'Drát na míru', image: { alt: 'A square' } }, {}] }),
      );
    });

    test('an unknown locale is English', () => {
      expect(observed.reading.unknownLocale).toMatchObject(page({ title: 'Home' }));
    });

    test("a country gets its own page, others the one for all, and nobody's is null", () => {
      expect(observed.reading.american).toMatchObject(page({ title: 'Home of America' }));
      expect(observed.reading.swiss).toMatchObject(page({ title: 'Home' }));
      expect(observed.reading.missing).toMatchObject(page(null));
    });

    test('a page is found by its id; what is no id finds nothing', () => {
      expect(observed.reading.byId.body).toEqual({
        data: { pageById: { slug: 'about', site: { key: 'main' } }, wrong: null },
      });
    });

    test('system data holds countries, languages, brands and sites with their menus', () => {
      expect(observed.reading.system.body).toMatchObject({
        data: {
          systemData: {
            countries: listWith({ countryCode: 'US', defaultMeasurementSystem: 'Imperial' }),
            languages: listWith({ languageCode: 'de', nativeName: 'Deutsch' }),
            brands: listWith({ pimId: 'volta', theme: 'Volta' }),
            sites: listWith(
              objectWith({
                key: 'main',
                headerNavigation: {
                  theme: 'Komax',
                  homeItems: [
                    {
                      title: 'Unternehmen',
                      items: [{ title: 'Über uns', link: { page: { slug: 'about' } } }],
                    },
                  ],
                },
                footerNavigation: { note: 'Made of wire.' },
              }),
              objectWith({
                key: 'volta',
                localelessLanguage: 'fr',
                domains: [{ host: 'localhost', slug: 'volta' }],
              }),
            ),
          },
        },
      });
    });

    test('a listing holds every page of the site, and no other', () => {
      expect(observed.reading.listing.body).toEqual({
        data: {
          pagesOfSite: listWith(
            { slug: 'about', parentSlug: 'company', countries: [] },
            { slug: 'home', parentSlug: 'home', countries: [{ countryCode: 'US' }] },
          ),
        },
      });
    });

    test('redirects are those of the site and of all sites, whatever the letter case', () => {
      expect(observed.reading.redirects.body).toEqual({
        data: {
          redirectsByPreviousUrls: listWith(
            {
              previousUrl: '/firm',
              site: { key: 'main' },
              target: { kind: 'page', page: { slug: 'company' }, file: null },
            },
            {
              previousUrl: '/subtitles',
              site: null,
              target: { kind: 'file', page: null, file: { slug: 'captions' } },
            },
          ),
        },
      });
      expect(JSON.stringify(observed.reading.redirects.body)).not.toContain('volta');
    });

    test('a file is found by its slug', () => {
      expect(observed.reading.file.body).toEqual({
        data: {
          filesBySlug: [
            {
              title: 'Untertitel',
              fileName: 'captions.vtt',
              size: 40,
              mimeType: 'text/vtt',
              url: '/api/files/file/captions.vtt',
              locale: null,
            },
          ],
        },
      });
    });
  });

  describe('rejections', () => {
    test.each(['guessedField', 'guessedArgument'] as const)('%s gets no hint', (name) => {
      const { body } = observed.rejections[name];
      expect(body).toMatchObject({ errors: listWith(objectWith({ message: textLike(/./) })) });
      expect(JSON.stringify(body)).not.toContain('Did you mean');
    });

    test.each([
      ['introspection', 400],
      ['password', 400],
      ['tooLarge', 413],
      ['form', 415],
      ['noJson', 400],
      ['costly', 400],
      ['nestedList', 400],
      ['nestedObject', 400],
      ['nestedSelection', 400],
      ['nestedType', 400],
      ['nestedVariable', 400],
      ['aliases', 400],
      ['aliasesInFragment', 400],
    ] as const)('%s returns %i', (name, status) => {
      expect(observed.rejections[name].status).toBe(status);
    });

    test.each([
      ['takenAddress', /already the page .*Company/],
      ['reservedSlug', /At \/search the site itself shows the search/],
      ['slugOfSite', /belong to the site .*Volta/],
      ['slugOfPage', /Below \/company on localhost there are pages of the site/],
      ['badSlug', /is not a slug/],
      ['redirectToItself', /lead to itself/],
      ['linkWithoutPage', /choose the page/],
      ['claimedDomain', /already leads to the site .*Schleuniger/],
    ] as const)('an editor reads why %s cannot be saved', (name, sentence) => {
      expect(observed.rejections[name]).toMatch(sentence);
    });

    test('the same address for another country is allowed', () => {
      expect(observed.rejections.otherCountry).toBe('allowed');
    });
  });

  describe('publication', () => {
    test('a draft is shown to the key of the preview alone, and announced to nobody', () => {
      const { afterDraft, notifiedByDraft } = observed.publication;
      expect(afterDraft.anonymous).toMatchObject(page({ title: 'About us', _status: 'published' }));
      expect(afterDraft.wrongKey).toMatchObject(page({ title: 'About us', _status: 'published' }));
      expect(afterDraft.preview).toMatchObject({
        ...page({ title: 'Draft', _status: 'draft' }),
        cache: null,
      });
      expect(notifiedByDraft).toBe(0);
    });

    test('publishing is announced within a second, signed, with the tags of page and site', () => {
      expect(observed.publication.publish).toMatchObject({
        isSigned: true,
        tags: listWith(textLike(/^page:/), 'site:main'),
      });
      expect(observed.publication.publish?.after).toBeLessThan(1_000);
    });

    test('other pages stay valid when only the modules of a page change', () => {
      expect(observed.publication.modules?.tags).toEqual(listWith(textLike(/^page:/), 'modules:main'));
    });

    test('responses are cached until the next publication', () => {
      expect(observed.publication.cached).toEqual(['miss', 'hit']);
      expect(observed.publication.afterPublish).toMatchObject({
        ...page({ title: 'Published' }),
        cache: 'miss',
      });
    });

    test('unpublishing is announced; the page is gone for readers, and not for the preview', () => {
      expect(observed.publication.unpublish).toMatchObject({ isSigned: true });
      expect(observed.publication.afterUnpublish).toMatchObject(page(null));
      expect(observed.publication.previewAfterUnpublish).toMatchObject(page({ _status: 'draft' }));
    });

    test('pages below a page move with its slug, and are announced', () => {
      expect(observed.publication.move).not.toBeNull();
      expect(observed.publication.moved.there).toMatchObject(page({ parentSlug: 'group' }));
      expect(observed.publication.moved.here).toMatchObject(page(null));
    });

    test('a process of the site that is down holds up no other', () => {
      expect(observed.publication.whileOtherIsDown).toMatchObject({
        isSigned: true,
        tags: ['redirects:all'],
      });
    });

    test('notifications for a site that is down are queued, and delivered when it is back', () => {
      expect(observed.publication.waiting).toEqual([
        { isForFirst: true, tags: ['redirects:all'], lastError: 'The site answered 503.' },
      ]);
      expect(observed.publication.late).toMatchObject({ isSigned: true, tags: ['redirects:all'] });
      expect(observed.publication.left).toBe(0);
    });
  });

  describe('redirects', () => expectRedirects(() => observed));

  describe('protection', () => expectProtection(() => observed));

  describe('REST', () => expectRest(() => observed));

  describe('uploads', () => expectUploads(() => observed));

  describe('search', () => expectSearch(() => observed));

  describe('lists', () => expectLists(() => observed));

  describe('missing addresses', () => expectMissing(() => observed));

  describe('translation', () => expectTranslation(() => observed));

  describe('health', () => expectHealth(() => observed));
});
