import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { environment } from '../../config/environment';
import { productionMigrations } from '../../database/adapter';
import type { Page } from '../../payload-types';
import { fileId, pageId } from '../seeding/documents/convertLink';
import { messageOf, type Query } from '../tools/createQuery';
import { untilDelivered } from '../tools/untilDelivered';

const english = { locale: 'en' as const };
const partners = pageId('main:partners');
const about = pageId('main:company/about');

const fields =
  '{ title description shareImage { alt } modules { __typename } protection { mode role version } }';
const byPath = (slug: string) =>
  `{ page: pageByPath(site: "main", parentSlug: "home", slug: "${slug}") ${fields} }`;
const files =
  '{ secret: filesBySlug(slug: "secret") { locale protectedBy { slug protection { mode } } } open: filesBySlug(slug: "captions") { locale protectedBy { slug } } none: filesBySlug(slug: "none") { id } }';

const createRest = (config: SanitizedConfig) => async (path: string, key?: string) => {
  const headers = new Headers();
  if (key !== undefined) headers.set('authorization', `service-accounts API-Key ${key}`);
  const request = new Request(`http://localhost/api${path}`, { headers });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, text: await response.text() };
};

/** Strangers read of a protected page its title and of its files nothing; the key of the preview reads everything. */
export const observeProtection = async (payload: Payload, config: SanitizedConfig, query: Query) => {
  const rest = createRest(config);
  await untilDelivered(payload);
  const key = environment.previewApiKey;
  const matches = (password: string, id = partners, withKey = true) =>
    query('query ($id: String!, $password: String!) { pagePasswordMatches(id: $id, password: $password) }', {
      variables: { id, password },
      ...(withKey ? { key } : {}),
    });

  const reading = {
    stranger: await query(byPath('partners')),
    withKey: await query(byPath('partners'), { key }),
    strangerAgain: await query(byPath('partners')),
    byId: await query(`{ page: pageById(id: "${partners}") ${fields} }`),
    listing: await query(`{ pagesOfSite(site: "main") ${fields} }`),
    member: await query(byPath('members')),
    open: await query(byPath('company')),
  };
  const restOfPages = {
    plain: await rest('/pages?locale=en&depth=0&where[slug][equals]=partners'),
    selected: await rest('/pages?locale=en&depth=0&where[slug][equals]=partners&select[modules]=true'),
    openSelected: await rest('/pages?locale=en&depth=0&where[pageType][equals]=Home&select[modules]=true'),
    byId: await rest(`/pages/${partners}?locale=en&depth=0&select[description]=true`),
    guess: await rest('/pages?locale=en&where[protection.password][like]=Wire'),
    sorted: await rest('/pages?locale=en&sort=protection.password'),
    guessThroughLink: await rest('/redirects?locale=en&where[target.page.protection.password][like]=Wire'),
    searchedThroughLink: await rest('/redirects?locale=en&where[target.page.description][like]=partners'),
    throughFiles: await rest('/pages?locale=en&where[shownFiles.slug][equals]=secret'),
    searched: await rest('/pages?locale=en&where[description][like]=partners'),
  };
  const passwords = {
    right: await matches('Wire-2026'),
    wrong: await matches('wire-2026'),
    empty: await matches(''),
    withoutKey: await matches('Wire-2026', partners, false),
    open: await matches('', pageId('main:company')),
    unknown: await matches('Wire-2026', 'nobody'),
  };
  const readStored = async (): Promise<string> => {
    const page = await payload.db.findOne<Page>({ collection: 'pages', where: { id: { equals: partners } } });
    const versions = await payload.db.findVersions<Page>({
      collection: 'pages',
      where: { parent: { equals: partners } },
    });
    return JSON.stringify([page?.protection, versions.docs.map(({ version }) => version.protection)]);
  };
  const stored = await readStored();
  const observeFile = async () => ({
    files: await query(files),
    bytes: await rest('/files/file/secret-en.txt'),
    otherLanguage: await rest('/files/file/secret-de.txt'),
    bytesWithKey: await rest('/files/file/secret-de.txt', key),
    record: await rest(`/files/${fileId('secret@de')}?locale=en`),
    list: await rest('/files?locale=en&where[slug][equals]=secret'),
    open: await rest('/files/file/captions.vtt'),
  });
  const closed = await observeFile();

  const show = (modules: Page['modules']) =>
    payload.update({
      collection: 'pages',
      id: about,
      data: { modules, _status: 'published' },
      ...english,
    });
  await show([{ blockType: 'downloadList', title: 'Papers', files: [{ file: fileId('secret') }] }]);
  const opened = await observeFile();
  const page = await payload.findByID({ collection: 'pages', id: about, locale: 'de', depth: 0 });
  await show([]);
  const closedAgain = await observeFile();

  const takenVersion = await messageOf(() =>
    payload.create({
      collection: 'files',
      data: { title: 'Secret', slug: 'secret', locale: 'de' },
      file: { data: Buffer.from('x'), mimetype: 'text/plain', name: 'x.txt', size: 1 },
      ...english,
    }),
  );
  await payload.update({
    collection: 'pages',
    id: partners,
    data: { protection: { mode: 'password', password: 'Wire-2027' }, _status: 'published' },
    ...english,
  });
  const renamed = await query(byPath('partners'));
  await payload.update({ collection: 'pages', id: partners, data: { title: 'Partners' }, ...english });
  const afterSave = await matches('Wire-2027');

  // As a page was stored before passwords were hashed.
  const plain = { mode: 'password' as const, password: 'Wire-2028' };
  await payload.db.updateOne({ collection: 'pages', id: partners, data: { protection: plain } });
  await payload.db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { like: 'page_passwords' } },
  });
  const plainMatches = await matches('Wire-2028');
  // Payload types what migrations receive as unknown.
  await Reflect.apply(payload.db.migrate, payload.db, [{ migrations: productionMigrations }]);
  const migrated = { stored: await readStored(), plainMatches, matches: await matches('Wire-2028') };

  const menu =
    '{ systemData { sites { key headerNavigation { homeItems { items { title link { page { slug } } } } } } } }';
  await payload.update({ collection: 'pages', id: about, data: { _status: 'draft' }, ...english });
  const menus = { stranger: await query(menu), withKey: await query(menu, { key }) };
  return {
    reading,
    restOfPages,
    passwords,
    closed,
    opened,
    kept: { languages: page.languages, title: page.title },
    closedAgain,
    takenVersion,
    renamed,
    stored,
    afterSave,
    migrated,
    menus,
  };
};
