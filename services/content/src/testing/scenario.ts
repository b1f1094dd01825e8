import { getPayload, type Payload } from 'payload';
import { environment } from '../config/environment';
import configPromise from '../payload.config';
import { startOutboxWorker } from '../publication/outboxWorker';
import { observeHealth } from './observations/observeHealth';
import { observeLimits } from './observations/observeLimits';
import { observeLists } from './observations/observeLists';
import { observeMissing } from './observations/observeMissing';
import { observeProtection } from './observations/observeProtection';
import { observeRedirects } from './observations/observeRedirects';
import { observeRest } from './observations/observeRest';
import { observeSearch } from './observations/observeSearch';
import { observeSeed } from './observations/observeSeed';
import { observeTranslation } from './observations/observeTranslation';
import { observeUploads } from './observations/observeUploads';
import { pageId } from './seeding/documents/convertLink';
import { idOf } from './seeding/documents/ids';
import { createQuery, messageOf } from './tools/createQuery';
import { startProductFake } from './tools/productFake';
import { startSiteFake, type SiteFake } from './tools/siteFake';
import { untilDelivered } from './tools/untilDelivered';

/**
 * Exercises the service on a scratch database and prints the observations as one line of JSON. It runs in a separate process,
 * because Payload consists of ES modules, which the test runner does not load.
 */
const config = await configPromise;
const runQuery = createQuery(config);

const pageQuery = (slug: string, parentSlug = 'home', rest = '') =>
  `{ pageByPath(site: "main", parentSlug: "${parentSlug}", slug: "${slug}" ${rest}) { title _status parentSlug } }`;

const observeReading = async () => ({
  english: await runQuery(
    '{ pageByPath(site: "main", parentSlug: "home", slug: "home") { title modules { __typename ... on HeroBanner { title image { alt sizes { stretched { url width height mimeType } inlinePng { mimeType } } } links { link { kind text page { slug parentSlug site { key } } } } } ... on RichText { content } } } }',
  ),
  german: await runQuery(
    '{ pageByPath(site: "main", parentSlug: "home", slug: "home") { title description modules { ... on HeroBanner { title image { alt } links { link { text } } } } } }',
    { locale: 'de' },
  ),
  slovak: await runQuery(
    '{ pageByPath(site: "main", parentSlug: "home", slug: "home") { title modules { ... on HeroBanner { title image { alt } } } } }',
    { locale: 'sk' },
  ),
  unknownLocale: await runQuery(pageQuery('home'), { locale: 'klingon' }),
  american: await runQuery(pageQuery('home', 'home', 'country: "US"')),
  swiss: await runQuery(pageQuery('home', 'home', 'country: "CH"')),
  missing: await runQuery(pageQuery('nowhere')),
  byId: await runQuery(
    `{ pageById(id: "${pageId('main:company/about')}") { slug site { key } } wrong: pageById(id: "1") { id } }`,
  ),
  system: await runQuery(
    '{ systemData { countries { countryCode defaultMeasurementSystem } languages { languageCode nativeName } brands { pimId theme } sites { key localelessLanguage domains { host slug } headerNavigation { theme homeItems { title items { title link { page { slug } } } } } footerNavigation { note } } } }',
    { locale: 'de' },
  ),
  listing: await runQuery('{ pagesOfSite(site: "main") { slug parentSlug countries { countryCode } } }'),
  redirects: await runQuery(
    '{ redirectsByPreviousUrls(site: "main", urls: ["/FIRM/", "/subtitles", "/none"]) { previousUrl site { key } target { kind page { slug } file { slug } } } }',
  ),
  file: await runQuery('{ filesBySlug(slug: "captions") { title fileName size mimeType url locale } }', {
    locale: 'de',
  }),
});

const observeRejections = async (payload: Payload) => {
  const site = idOf('sites', 'main');
  const page = {
    title: 'X',
    site,
    languages: ['en' as const],
    pageType: 'Content' as const,
    theme: 'Default' as const,
    _status: 'published' as const,
  };
  const english = { locale: 'en' as const };
  return {
    guessedField: await runQuery('{ pageByPat(site: "main") { title } }'),
    guessedArgument: await runQuery('{ pagesOfSite(sit: "main") { title } }'),
    introspection: await runQuery('{ __schema { types { name } } }'),
    password: await runQuery(
      '{ pageByPath(site: "main", parentSlug: "home", slug: "home") { protection { password } } }',
    ),
    tooLarge: await runQuery('', { body: 'x'.repeat(200_000) }),
    form: await runQuery('', { type: 'text/plain', body: '{"query":"{ systemData { brands { id } } }"}' }),
    noJson: await runQuery('', { body: '{' }),
    ...(await observeLimits(runQuery)),
    takenAddress: await messageOf(() =>
      payload.create({ collection: 'pages', data: { ...page, slug: 'company' }, ...english }),
    ),
    otherCountry: await messageOf(() =>
      payload.create({
        collection: 'pages',
        data: { ...page, slug: 'company', countries: [idOf('countries', 'JP')] },
        ...english,
      }),
    ),
    reservedSlug: await messageOf(() =>
      payload.create({ collection: 'pages', data: { ...page, slug: 'search' }, ...english }),
    ),
    slugOfSite: await messageOf(() =>
      payload.create({ collection: 'pages', data: { ...page, slug: 'volta' }, ...english }),
    ),
    slugOfPage: await messageOf(() =>
      payload.update({
        collection: 'sites',
        id: idOf('sites', 'volta'),
        data: { domains: [{ host: 'localhost', slug: 'company' }] },
        ...english,
      }),
    ),
    badSlug: await messageOf(() =>
      payload.create({ collection: 'pages', data: { ...page, slug: 'Two Words' }, ...english }),
    ),
    redirectToItself: await messageOf(() =>
      payload.create({
        collection: 'redirects',
        data: { previousUrl: '/loop', target: { kind: 'path', path: '/LOOP/' } },
        ...english,
      }),
    ),
    linkWithoutPage: await messageOf(() =>
      payload.create({
        collection: 'redirects',
        data: { previousUrl: '/void', target: { kind: 'page' } },
        ...english,
      }),
    ),
    claimedDomain: await messageOf(() =>
      payload.update({
        collection: 'sites',
        id: idOf('sites', 'cirris'),
        data: { domains: [{ host: 'schleuniger.localhost' }] },
        ...english,
      }),
    ),
  };
};

const observePublication = async (payload: Payload, site: SiteFake, secondSite: SiteFake) => {
  const id = pageId('main:company/about');
  const tag = `page:${id}`;
  const query = pageQuery('about', 'company', 'draft: true');
  const key = environment.previewApiKey;
  const english = { collection: 'pages' as const, id, locale: 'en' as const };
  await site.waitFor('system');
  await untilDelivered(payload);

  const callsBefore = site.count();
  await payload.update({ ...english, data: { title: 'Draft', _status: 'draft' }, draft: true });
  const afterDraft = {
    anonymous: await runQuery(query),
    preview: await runQuery(query, { key }),
    wrongKey: await runQuery(query, { key: 'nobody' }),
  };
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const notifiedByDraft = site.count() - callsBefore;

  const cached = [
    (await runQuery(pageQuery('about', 'company'))).cache,
    (await runQuery(pageQuery('about', 'company'))).cache,
  ];
  const publishedAt = Date.now();
  await payload.update({ ...english, data: { title: 'Published', _status: 'published' } });
  const publishNotice = await site.waitFor(tag);
  const afterPublish = await runQuery(pageQuery('about', 'company'));

  await payload.update({ ...english, data: { _status: 'draft' } });
  const unpublishNotice = await site.waitFor(tag);
  const afterUnpublish = await runQuery(pageQuery('about', 'company'));
  const previewAfterUnpublish = await runQuery(query, { key });

  await payload.update({ ...english, data: { _status: 'published' } });
  await site.waitFor(tag);
  const company = pageId('main:company');
  await payload.update({
    collection: 'pages',
    id: company,
    data: { slug: 'group', _status: 'published' },
    locale: 'en',
  });
  const moveNotice = await site.waitFor(tag);
  const moved = {
    there: await runQuery(pageQuery('about', 'group')),
    here: await runQuery(pageQuery('about', 'company')),
  };

  await secondSite.waitFor('redirects:all', 1);
  site.respondWith(503);
  await payload.delete({ collection: 'redirects', where: { previousUrl: { equals: '/subtitles' } } });
  const secondNotice = await secondSite.waitFor('redirects:all');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const waiting = await payload.find({ collection: 'outbox' });
  site.respondWith(200);
  const lateNotice = await site.waitFor('redirects:all', 10_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const left = await payload.count({ collection: 'outbox' });

  const modules = [{ blockType: 'eventList' as const, period: 'all' as const }];
  await payload.update({ ...english, data: { modules, _status: 'published' } });
  const modulesNotice = await site.waitFor(tag);

  return {
    afterDraft,
    notifiedByDraft,
    cached,
    publish: publishNotice && { ...publishNotice, after: publishNotice.at - publishedAt },
    afterPublish,
    unpublish: unpublishNotice,
    afterUnpublish,
    previewAfterUnpublish,
    move: moveNotice,
    modules: modulesNotice,
    moved,
    waiting: waiting.docs.map(({ url, tags, lastError }) => ({
      isForFirst: url === site.url,
      tags,
      lastError,
    })),
    whileOtherIsDown: secondNotice,
    late: lateNotice,
    left: left.totalDocs,
  };
};

process.exitCode = 1;
const site = await startSiteFake(environment.revalidateSecret);
const secondSite = await startSiteFake(environment.revalidateSecret);
const products = await startProductFake();
Object.assign(environment, { siteRevalidateUrls: [site.url, secondSite.url], productUrl: products.url });
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });
const seed = await observeSeed(payload, runQuery);
startOutboxWorker(payload);
const observed = {
  seed,
  reading: await observeReading(),
  rejections: await observeRejections(payload),
  publication: await observePublication(payload, site, secondSite),
  redirects: await observeRedirects(payload, runQuery),
  protection: await observeProtection(payload, config, runQuery),
  rest: await observeRest(payload),
  uploads: await observeUploads(payload, config),
  search: await observeSearch(payload, runQuery),
  lists: await observeLists(payload, runQuery, site),
  missing: await observeMissing(payload, config),
  health: await observeHealth(payload, config, runQuery),
  translation: await observeTranslation(payload, config, runQuery),
};
export type Observed = typeof observed;

site.close();
secondSite.close();
products.close();
// Writing the line to a pipe takes several writes.
process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`, () => process.exit(0));
