import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '../access/roles';
import { findReservedProblem, ownerOfSlug } from '../addresses/reservedAddresses';
import { doCountriesOverlap, homeSlug, pagePath, parentSlugBelow } from '../documents/pageRules';
import { readSiteKey, readStoredPage } from '../documents/pageStore';
import { readSites } from '../documents/readSites';
import { siteBelow } from '../documents/siteAddresses';
import type { Page } from '../payload-types';
import { relationId, relationIds } from '../relations/relationId';

const decideParentSlug = async (req: PayloadRequest, parent: string | null): Promise<string> => {
  if (parent === null) return homeSlug;
  const page = await readStoredPage(req, parent);
  return page?.slug === undefined ? homeSlug : parentSlugBelow(page.parentSlug ?? homeSlug, page.slug);
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

const hasChildren = async (req: PayloadRequest, id: string | undefined): Promise<boolean> => {
  if (id === undefined) return false;
  const { totalDocs } = await req.payload.db.count({
    collection: 'pages',
    where: { parent: { equals: id } },
    req,
  });
  return totalDocs > 0;
};

/** A page at an address of the application would hide it, or never be seen itself. */
export const refuseReservedAddress: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const { slug, parentSlug } = data;
  if (!slug || !parentSlug) return data;
  const siteKey = await readSiteKey(req, data.site);
  const isWordTaken = ownerOfSlug(slug, siteKey) !== undefined;
  const problem = findReservedProblem({
    ...{ siteKey, slug, parentSlug },
    hasChildren: isWordTaken && (await hasChildren(req, originalDoc?.id)),
  });
  if (problem === undefined) return data;
  throw new ValidationError({ collection: 'pages', errors: [{ path: 'slug', message: problem }], req });
};

const firstOf = (path: string): string => path.split('/').find(Boolean) ?? '';

/** On a shared host, everything below the slug of another site belongs to that one. */
export const rejectSiteAddress: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const { slug, parentSlug } = data;
  if (!slug || !parentSlug) return data;
  const sites = await readSites(req);
  const site = sites.find(({ id }) => id === relationId(data.site));
  const ownerOf = (first: string) => site && siteBelow(first, site, sites);
  const own = firstOf(pagePath(parentSlug, slug));
  const ofChildren = firstOf(parentSlugBelow(parentSlug, slug));
  const isHidden = ownerOf(own) !== undefined;
  const first = isHidden ? own : ofChildren;
  const other = ownerOf(first);
  if (!other || (!isHidden && !(await hasChildren(req, originalDoc?.id)))) return data;
  const message = `Addresses below /${first} belong to the site "${other.name}", so nobody would see ${isHidden ? 'this page' : 'the pages below this one'}. Choose another slug or parent, or put the page on that site.`;
  throw new ValidationError({ collection: 'pages', errors: [{ path: 'slug', message }], req });
};

const refuseAuthors = (): never => {
  throw new APIError('Authors save drafts. Please ask an editor to publish this page.', 403, undefined, true);
};

const isOnlyAuthor = (req: PayloadRequest): boolean => hasRole(req, 'author') && !hasRole(req, 'editor');

/** Authors prepare, editors publish. */
export const refusePublishingByAuthors: CollectionBeforeChangeHook<Page> = ({ data, req }) => {
  if (isOnlyAuthor(req) && data._status === 'published') refuseAuthors();
  return data;
};

const writingOperations = ['update', 'updateByID', 'restoreVersion'];

/** What is not saved as a draft replaces the stored page, and would so take it from the readers. */
// oxlint-disable-next-line typescript/no-deprecated -- of the operations, only 'read' is deprecated
export const keepAuthorsToDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isDraft = 'draft' in args && args.draft === true;
  if (isOnlyAuthor(req) && writingOperations.includes(operation) && !isDraft) refuseAuthors();
};
