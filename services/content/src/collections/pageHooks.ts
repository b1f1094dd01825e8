import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '../access/roles';
import type { Page } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { relationId, relationIds } from '../relations/relationId';
import { doCountriesOverlap, homeSlug, pagePath } from './pageRules';

const readStoredPage = async (req: PayloadRequest, id: string): Promise<Partial<Page> | null> =>
  req.payload.db.findOne<Page>({ collection: 'pages', where: { id: { equals: id } }, req });

const decideParentSlug = async (req: PayloadRequest, parent: string | null): Promise<string> => {
  if (parent === null) return homeSlug;
  return (await readStoredPage(req, parent))?.slug ?? homeSlug;
};

/** `parentSlug` follows the parent, so that a page is found by its address in one look-up. */
export const deriveParentSlug: CollectionBeforeChangeHook<Page> = async ({ data, req }) => ({
  ...data,
  parentSlug: await decideParentSlug(req, relationId(data.parent)),
});

export const refuseTakenAddress: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const site = relationId(data.site);
  if (site === null || !data.slug || !data.parentSlug) return data;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { site: { equals: site } },
        { slug: { equals: data.slug } },
        { parentSlug: { equals: data.parentSlug } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    pagination: false,
    depth: 0,
    req,
    select: { title: true, countries: true },
  });
  const countries = relationIds(data.countries);
  const taken = docs.find((page) => doCountriesOverlap(countries, relationIds(page.countries)));
  if (!taken) return data;
  throw new ValidationError({
    collection: 'pages',
    errors: [
      {
        path: 'slug',
        message: `${pagePath(data.parentSlug, data.slug)} is already the page "${taken.title ?? taken.id}" on this site for the same countries. Choose another slug, parent or countries.`,
      },
    ],
    req,
  });
};

/** Authors prepare, editors publish. */
export const refusePublishingByAuthors: CollectionBeforeChangeHook<Page> = ({ data, req }) => {
  const isAuthor = hasRole(req, 'author') && !hasRole(req, 'editor');
  if (isAuthor && data._status === 'published')
    throw new APIError(
      'Authors save drafts. Please ask an editor to publish this page.',
      403,
      undefined,
      true,
    );
  return data;
};

interface Before {
  isPublished: boolean;
  slug: string | undefined;
  siteKey: string | undefined;
}

const contextKey = (id: string): string => `pageBefore:${id}`;

const readSiteKey = async (
  req: PayloadRequest,
  site: Page['site'] | undefined,
): Promise<string | undefined> => {
  const id = relationId(site);
  if (id === null) return undefined;
  const found = await req.payload.db.findOne<{ id: string; key: string }>({
    collection: 'sites',
    where: { id: { equals: id } },
    req,
  });
  return found?.key;
};

/** `originalDoc` may be a pending draft; what readers see is the stored page. */
export const rememberPublicPage: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return data;
  const stored = await readStoredPage(req, originalDoc.id);
  const before: Before = {
    isPublished: stored?._status === 'published',
    slug: stored?.slug,
    siteKey: await readSiteKey(req, stored?.site),
  };
  req.context[contextKey(originalDoc.id)] = before;
  return data;
};

const isBefore = (value: unknown): value is Before =>
  typeof value === 'object' && value !== null && 'isPublished' in value;

const readBefore = (req: PayloadRequest, id: string): Before => {
  const before = req.context[contextKey(id)];
  return isBefore(before) ? before : { isPublished: false, slug: undefined, siteKey: undefined };
};

const definedOnly = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => value !== undefined);

/** Children keep no draft of their own for this: stored page and newest version are corrected in place. */
const moveChildren = async (req: PayloadRequest, parent: Page): Promise<void> => {
  const { db } = req.payload;
  const children = await db.find<Page>({
    collection: 'pages',
    where: { parent: { equals: parent.id } },
    pagination: false,
    req,
  });
  for (const child of children.docs) {
    const data = { parentSlug: parent.slug };
    await db.updateOne({ collection: 'pages', id: child.id, data, req });
    const siteKey = await readSiteKey(req, child.site);
    await enqueueChange(req, { collection: 'pages', id: child.id, siteKeys: definedOnly([siteKey]) });
  }
};

/** A draft of a page changes nothing for readers; publishing and unpublishing do. */
export const announcePage: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const before = readBefore(req, doc.id);
  const isPublished = doc._status === 'published';
  const isUnpublished =
    !isPublished && before.isPublished && (await readStoredPage(req, doc.id))?._status !== 'published';
  if (!isPublished && !isUnpublished) return doc;
  const siteKeys = definedOnly([before.siteKey, await readSiteKey(req, doc.site)]);
  await enqueueChange(req, { collection: 'pages', id: doc.id, siteKeys });
  if (isPublished && before.slug !== undefined && before.slug !== doc.slug) await moveChildren(req, doc);
  return doc;
};

export const announceDeletedPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  const siteKeys = definedOnly([await readSiteKey(req, doc.site)]);
  await enqueueChange(req, { collection: 'pages', id: doc.id, siteKeys });
  return doc;
};
