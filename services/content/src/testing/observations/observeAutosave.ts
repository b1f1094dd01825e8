import { createLocalReq, type Payload } from 'payload';
import { environment } from '../../config/environment';
import { decidePreviewUrl } from '../../preview/livePreview';
import { pageId } from '../seeding/documents/convertLink';
import { messageOf, type Query } from '../tools/createQuery';
import type { People } from '../tools/people';
import type { SiteFake } from '../tools/siteFake';

const about = pageId('main:company/about');
const company = pageId('main:company');
const key = environment.previewApiKey;

const readUrl = async (payload: Payload, id: string, locale: string): Promise<unknown> => {
  const req = await createLocalReq({ locale }, payload);
  const data = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true });
  return decidePreviewUrl({ data, locale: { code: locale }, req });
};

/** Types into a published page as the admin does: every pause is saved as a draft. */
export const observeAutosave = async (
  payload: Payload,
  { editor }: People,
  runQuery: Query,
  site: SiteFake,
) => {
  const acting = { locale: 'en', user: editor, overrideAccess: false } as const;
  const type = (id: string, data: { title?: string; slug?: string }) =>
    payload.update({ collection: 'pages', id, data, draft: true, autosave: true, ...acting });
  const query =
    '{ pageByPath(site: "main", parentSlug: "company", slug: "about", draft: true) { title _status } }';
  const countVersions = async () =>
    (await payload.countVersions({ collection: 'pages', where: { parent: { equals: about } } })).totalDocs;

  const versionsBefore = await countVersions();
  const waitingBefore = (await payload.count({ collection: 'outbox' })).totalDocs;
  const callsBefore = site.count();
  for (const title of ['W', 'Wi', 'Wire']) await type(about, { title });
  const typed = {
    visitors: await runQuery(query),
    preview: await runQuery(query, { key }),
    versions: (await countVersions()) - versionsBefore,
    waiting: (await payload.count({ collection: 'outbox' })).totalDocs - waitingBefore,
  };
  const taken = await messageOf(() => type(company, { slug: 'partners', title: 'Taken' }));
  const { title: autosaved } = await payload.findByID({
    collection: 'pages',
    id: company,
    draft: true,
    locale: 'en',
  });
  const empty = await payload.create({ collection: 'pages', data: {}, draft: true, ...acting });
  const notified = site.count() - callsBefore;
  const urls = {
    german: await readUrl(payload, about, 'de'),
    withoutSite: await readUrl(payload, empty.id, 'en'),
    isOfPages: payload.collections.pages.config.admin.livePreview?.url === decidePreviewUrl,
  };
  await payload.delete({ collection: 'pages', id: empty.id });
  await site.waitFor(`page:${empty.id}`);
  await payload.update({ collection: 'pages', id: about, data: { _status: 'published' }, ...acting });
  const notice = await site.waitFor(`page:${about}`);
  return {
    typed,
    taken,
    autosaved,
    notified,
    urls,
    empty: { status: empty._status, parentSlug: empty.parentSlug },
    published: { notice, visitors: await runQuery(query) },
  };
};
