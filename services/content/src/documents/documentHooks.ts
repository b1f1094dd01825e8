import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';
import { enqueueChange } from '../publication/outbox';
import type { ListCollection } from '../publication/tags';
import { relationId, relationIds } from '../relations/relationId';
import { readAllSiteKeys, type StoredDocument } from './documentStore';
import { doCountriesOverlap } from './pageRules';
import { readSiteKey } from './pageStore';

const others = (site: string, slug: string, id: string | undefined): Where => ({
  and: [
    { site: { equals: site } },
    { slug: { equals: slug } },
    ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
  ],
});

/** Explains why a document cannot have its slug: it names one of its kind on a site, or one per country. */
export const findSlugProblem = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, ...data }: Partial<StoredDocument>,
): Promise<string | undefined> => {
  const site = relationId(data.site);
  if (site === null || !data.slug) return undefined;
  const { docs } = await req.payload.db.find<StoredDocument>({
    collection,
    where: others(site, data.slug, id),
    pagination: false,
    req,
  });
  const countries = relationIds(data.countries);
  if (!docs.some((other) => doCountriesOverlap(countries, relationIds(other.countries)))) return undefined;
  return `The slug "${data.slug}" is already taken on this site for the same countries. Choose another one.`;
};

/** Also of drafts, which Payload does not validate. */
export const rejectTakenSlug: CollectionBeforeChangeHook<StoredDocument> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const message = await findSlugProblem(req, collection.slug, { ...data, id: originalDoc?.id });
  if (message === undefined) return data;
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }], req });
};

const siteKeysOf = async (
  req: PayloadRequest,
  documents: readonly (Partial<StoredDocument> | undefined)[],
): Promise<string[]> => {
  const keys = await Promise.all(documents.map((document) => readSiteKey(req, document?.site)));
  const known = keys.filter((key) => key !== undefined);
  return known.length > 0 ? known : readAllSiteKeys(req);
};

/** Hooks of a collection without drafts whose documents lists of a site show; without a site those of all sites. */
export const publishOnSites = (collection: ListCollection) => {
  const afterChange: CollectionAfterChangeHook<StoredDocument> = async ({ doc, previousDoc, req }) => {
    await enqueueChange(req, { collection, siteKeys: await siteKeysOf(req, [doc, previousDoc]) });
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook<StoredDocument> = async ({ doc, req }) => {
    await enqueueChange(req, { collection, siteKeys: await siteKeysOf(req, [doc]) });
    return doc;
  };
  return { afterChange: [afterChange], afterDelete: [afterDelete] };
};
