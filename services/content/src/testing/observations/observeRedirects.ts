import type { Payload } from 'payload';
import { environment } from '../../config/environment';
import type { Redirect } from '../../payload-types';
import { pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import { messageOf, type Query } from '../tools/createQuery';

const english = { locale: 'en' as const };
const main = idOf('sites', 'main');
const company = pageId('main:company');

type Target = Redirect['target'];

/** Previous URLs of the main site's own redirects with the slugs that they lead to. */
const listRedirects = async (payload: Payload): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { site: { equals: main } },
    sort: 'previousUrl',
    depth: 1,
    pagination: false,
    ...english,
  });
  return docs.map(({ previousUrl, target }) => {
    const page = typeof target.page === 'object' ? target.page?.slug : target.page;
    return `${previousUrl} > ${page ?? target.path ?? target.kind ?? ''}`;
  });
};

const readAll = async (query: Query) => {
  const pages: unknown[] = [];
  let after: string | null = null;
  do {
    const { body } = await query(
      `query ($after: String) { redirectsOfSite(site: "main", first: 2, after: $after) { nodes { previousUrl site { key } target { kind page { slug parentSlug } } } pageInfo { hasNextPage endCursor } } }`,
      { variables: { after } },
    );
    const connection: unknown = Reflect.get(Reflect.get(Object(body), 'data') ?? {}, 'redirectsOfSite');
    pages.push(Reflect.get(Object(connection), 'nodes'));
    const info: unknown = Reflect.get(Object(connection), 'pageInfo');
    const cursor: unknown = Reflect.get(Object(info), 'endCursor');
    after = Reflect.get(Object(info), 'hasNextPage') === true && typeof cursor === 'string' ? cursor : null;
  } while (after !== null && pages.length < 20);
  return pages;
};

type Publish = (slug: string, more?: object) => Promise<{ id: string }>;

/** Three levels below `/services`; then the middle one moves. Leaves nothing behind. */
const observeDeepPages = async (payload: Payload, publish: Publish): Promise<string[]> => {
  const services = await publish('services');
  const repair = await publish('repair', { parent: services.id });
  const onSite = await publish('on-site', { parent: repair.id });
  const checklist = await publish('checklist', { parent: onSite.id });
  await payload.update({
    collection: 'pages',
    id: repair.id,
    data: { slug: 'mending', _status: 'published' },
    ...english,
  });
  const paths: string[] = [];
  for (const { id } of [checklist, onSite, repair, services]) {
    const { parentSlug, slug } = await payload.findByID({ collection: 'pages', id, ...english });
    paths.push(`${parentSlug}/${slug}`);
    await payload.delete({ collection: 'pages', id });
  }
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { previousUrl: { like: '/services/repair' } },
    sort: 'previousUrl',
    ...english,
  });
  for (const { id } of docs) await payload.delete({ collection: 'redirects', id });
  return [...paths, ...docs.map(({ previousUrl }) => previousUrl)];
};

/** Begins where the publication ended: the page "company" has moved to the slug "group". */
export const observeRedirects = async (payload: Payload, query: Query) => {
  const write = (previousUrl: string, target: Target, site: string | null = main) =>
    payload.create({ collection: 'redirects', data: { previousUrl, site, target }, ...english });
  const createInvalid = (previousUrl: string, target: Target, site: string | null = main): Promise<string> =>
    messageOf(() => write(previousUrl, target, site));
  const publish = (slug: string, more: object = {}) =>
    payload.create({
      collection: 'pages',
      data: {
        title: slug,
        slug,
        site: main,
        languages: ['en'],
        pageType: 'Content',
        theme: 'Default',
        _status: 'published',
        ...more,
      },
      ...english,
    });

  const afterMove = await listRedirects(payload);
  await write('/Ueber//Uns/', { kind: 'path', path: '/group' });
  await write('/zzz', { kind: 'page', page: company }, null);
  const pages = await readAll(query);

  const draft = await publish('hidden-draft', { _status: 'draft' });
  const rejections = {
    page: await createInvalid('/GROUP/', { kind: 'external', url: 'https://komax.example' }),
    nowhere: await createInvalid('/old', { kind: 'path', path: '/nowhere/at-all' }),
    noFile: await createInvalid('/old', { kind: 'path', path: '/file/nothing' }),
    draft: await createInvalid('/old', { kind: 'page', page: draft.id }),
    gone: await createInvalid('/old', { kind: 'page', page: idOf('pages', 'nobody') }),
    twice: await createInvalid('/ueber/uns', { kind: 'page', page: company }),
    below: await createInvalid('/old', { kind: 'path', path: '/old/page' }),
    control: await createInvalid('/x/%00', { kind: 'page', page: company }),
    long: await createInvalid(`/${'a'.repeat(2_000)}`, { kind: 'page', page: company }),
    controlInTarget: await createInvalid('/old', { kind: 'path', path: 'hard:/x%0A' }),
    home: await createInvalid('//?x', { kind: 'page', page: company }),
    locale: await createInvalid('/de/old', { kind: 'page', page: company }),
    application: await createInvalid('/mykomax/old', { kind: 'page', page: company }),
    otherSite: await createInvalid('/volta/old', { kind: 'page', page: company }),
    action: await createInvalid('/old', { kind: 'path', path: 'action:news-feed' }),
    mail: await createInvalid('/old', { kind: 'external', url: 'mailto:info@komax.example' }),
    product: await createInvalid('/old', { kind: 'product', product: 'no-such-product' }),
    hiddenByProduct: await createInvalid('/products/crimping/alpha-550', { kind: 'page', page: company }),
    longest: await (async () => {
      await write('/bb', { kind: 'path', path: 'hard:/aa/x' });
      return createInvalid('/aa', { kind: 'path', path: '/bb/y' });
    })(),
  };

  const deepPaths = await observeDeepPages(payload, publish);
  const about = { collection: 'pages' as const, id: pageId('main:company/about') };
  await payload.update({ ...about, data: { title: 'Pending' }, draft: true, ...english });
  await payload.update({
    collection: 'pages',
    id: company,
    data: { slug: 'company', _status: 'published' },
    ...english,
  });
  const afterMoveBack = await listRedirects(payload);
  const readPending = (locale: string) =>
    query(
      '{ page: pageByPath(site: "main", parentSlug: "company", slug: "about", draft: true) { title languages _status } }',
      { key: environment.previewApiKey, locale },
    );
  const pending = [await readPending('en'), await readPending('de')].map(({ body }) => body);
  await payload.update({ ...about, data: { title: 'About us', _status: 'published' }, ...english });

  await write('/fresh', { kind: 'page', page: company });
  const fresh = await publish('fresh');
  const afterFresh = await listRedirects(payload);
  await payload.update({ collection: 'pages', id: fresh.id, data: { _status: 'draft' }, ...english });
  await payload.update({ collection: 'pages', id: draft.id, data: { slug: 'other-draft' }, ...english });
  await payload.delete({ collection: 'pages', id: fresh.id });
  const afterDelete = await listRedirects(payload);
  return {
    afterMove,
    pages,
    pending,
    rejections,
    afterMoveBack,
    afterFresh,
    afterDelete,
    deepPaths,
  };
};
