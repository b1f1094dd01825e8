import { createLocalReq, handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { environment } from '../../config/environment';
import { readStoredPage, writeStoredPage } from '../../documents/pageStore';
import { collectUses } from '../../usage/collectUses';
import { usesOf } from '../../usage/usesOf';
import { fileId, mediaId, pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import type { Query } from '../tools/createQuery';

const english = { locale: 'en' as const };
const captions = fileId('captions');
const square = mediaId('square');

const createCall =
  (config: SanitizedConfig) =>
  async (key = environment.previewApiKey) => {
    const headers = new Headers({ authorization: `service-accounts API-Key ${key}` });
    const request = new Request('http://localhost/api/editing/health', { headers });
    const response = await handleEndpoints({ config, request });
    const result: unknown = await response.json();
    return { status: response.status, body: result };
  };

const createNews = async (payload: Payload) =>
  payload.create({
    collection: 'news',
    data: {
      title: 'Fair',
      site: idOf('sites', 'main'),
      publicationDate: '2026-01-01T00:00:00.000Z',
      image: square,
      _status: 'draft',
    },
    draft: true,
    ...english,
  });

/** A page that shows the captions by their address, and in a draft only the picture. */
const createPage = async (payload: Payload): Promise<string> => {
  const site = idOf('sites', 'main');
  const link = { kind: 'path' as const, path: '/file/captions?x=1', text: 'Read' };
  const page = await payload.create({
    collection: 'pages',
    data: {
      title: 'Papers',
      slug: 'papers',
      site,
      languages: ['en'],
      pageType: 'Content',
      theme: 'Default',
      _status: 'published',
      modules: [{ blockType: 'callToAction', title: 'Papers', links: [{ link }] }],
    },
    ...english,
  });
  await payload.update({
    collection: 'pages',
    id: page.id,
    draft: true,
    data: { shareImage: square },
    ...english,
  });
  return page.id;
};

/** Collections whose documents are read completely while usages are collected. */
const countWholeReads = async (payload: Payload): Promise<string[]> => {
  const { db } = payload;
  const find = db.find.bind(db);
  const queryDrafts = db.queryDrafts.bind(db);
  const read: string[] = [];
  db.find = (args) => {
    // The worker looks into the outbox meanwhile.
    if (args.limit !== 1 && args.collection !== 'outbox') read.push(args.collection);
    return find(args);
  };
  db.queryDrafts = (args) => {
    read.push(args.collection);
    return queryDrafts(args);
  };
  await collectUses(await createLocalReq({}, payload));
  Object.assign(db, { find, queryDrafts });
  return read;
};

/** Number of reads for the first request, for another, and after a draft, a document without drafts and a deletion. */
const observeReads = async (payload: Payload, news: string) => {
  globalThis.kmxKnownUses = undefined;
  const first = await countWholeReads(payload);
  const again = await countWholeReads(payload);
  await payload.update({ collection: 'news', id: news, data: { title: 'Fair 2' }, draft: true, ...english });
  const afterDraft = await countWholeReads(payload);
  const { id } = await payload.create({
    collection: 'topics',
    data: { name: 'Crimping', slug: 'crimping-too' },
    ...english,
  });
  const afterCreation = await countWholeReads(payload);
  await payload.delete({ collection: 'topics', id });
  const afterDeletion = await countWholeReads(payload);
  return { first, again, afterDraft, afterCreation, afterDeletion };
};

/** Creates links that were valid when saved, and then deletes their picture, product and page. */
const observeLosses = async (payload: Payload, call: ReturnType<typeof createCall>) => {
  const req = await createLocalReq({}, payload);
  const gone = idOf('media', 'gone');
  const company = pageId('main:company');
  const page = { ...(await readStoredPage(req, company)), id: company };
  const modules = page.modules ?? [];
  const hero = { id: 'gone-hero', blockType: 'heroBanner' as const, title: 'Gone', image: gone };
  await writeStoredPage(req, page, { modules: [...modules, hero] });
  const redirect = await payload.create({
    collection: 'redirects',
    data: { previousUrl: '/lost-product', target: { kind: 'product', product: 'alpha-550' } },
    ...english,
  });
  const target = { ...redirect.target, product: 'no-such-product' };
  await payload.db.updateOne({
    collection: 'redirects',
    id: redirect.id,
    data: { ...redirect, target },
    req,
  });
  globalThis.kmxKnownUses = undefined;
  const { body: response } = await call();
  await writeStoredPage(req, page, { modules });
  await payload.delete({ collection: 'redirects', id: redirect.id });
  return response;
};

/** Uses of the library's documents, and previews of documents without a page. */
export const observeHealth = async (payload: Payload, config: SanitizedConfig, query: Query) => {
  const call = createCall(config);
  const page = await createPage(payload);
  const news = await createNews(payload);
  const req = await createLocalReq({}, payload);
  const uses = await collectUses(req);
  const newsQuery = `{ newsItemById(id: "${news.id}", draft: true) { title publicationDate image { alt } } }`;
  const observed = {
    ids: { page, news: news.id, home: pageId('main:home'), about: pageId('main:company/about') },
    captions: await usesOf(req, uses, { id: captions, slug: 'captions' }),
    square: await usesOf(req, uses, { id: square }),
    about: await usesOf(req, uses, { id: pageId('main:company/about') }),
    contact: await usesOf(req, uses, { id: idOf('story-contacts', 'volta:lab') }),
    health: await call(),
    stranger: await call('nobody'),
    news: {
      preview: await query(newsQuery, { key: environment.previewApiKey }),
      stranger: await query(newsQuery),
    },
    reads: await observeReads(payload, news.id),
    losses: await observeLosses(payload, call),
  };
  await payload.delete({ collection: 'news', id: news.id });
  await payload.delete({ collection: 'pages', id: page });
  return observed;
};
