import type { PayloadRequest } from 'payload';
import { findReservedProblem, ownerOfSlug } from '../addresses/reservedAddresses';
import { doCountriesOverlap, homeSlug, pagePath, parentSlugBelow } from '../documents/pageRules';
import { readSiteKey, readStoredPage } from '../documents/pageStore';
import { readSites } from '../documents/readSites';
import { siteBelow } from '../documents/siteAddresses';
import { relationId, relationIds } from '../relations/relationId';

export const decideParentSlug = async (req: PayloadRequest, parent: string | null): Promise<string> => {
  if (parent === null) return homeSlug;
  const page = await readStoredPage(req, parent);
  return page?.slug === undefined ? homeSlug : parentSlugBelow(page.parentSlug ?? homeSlug, page.slug);
};

type Relation = string | { id: string } | null;

/** Fields of a page that its address depends on. */
interface AddressedPage {
  site?: Relation;
  parent?: Relation;
  slug?: string;
  countries?: readonly (string | { id: string })[] | null;
}

interface RequestedPage {
  id: string | undefined;
  site: string | null;
  slug: string;
  parentSlug: string;
  countries: string[];
}

const findTakenProblem = async (
  req: PayloadRequest,
  requested: RequestedPage,
): Promise<string | undefined> => {
  const { id, site, slug, parentSlug, countries } = requested;
  if (site === null) return undefined;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { site: { equals: site } },
        { slug: { equals: slug } },
        { parentSlug: { equals: parentSlug } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    pagination: false,
    depth: 0,
    req,
    select: { title: true, countries: true },
  });
  const taken = docs.find((page) => doCountriesOverlap(countries, relationIds(page.countries)));
  return taken
    ? `${pagePath(parentSlug, slug)} is already the page "${taken.title ?? taken.id}" on this site for the same countries. Choose another slug, parent or countries.`
    : undefined;
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
const findApplicationProblem = async (
  req: PayloadRequest,
  { id, site, slug, parentSlug }: RequestedPage,
): Promise<string | undefined> => {
  const siteKey = await readSiteKey(req, site);
  const isWordTaken = ownerOfSlug(slug, siteKey) !== undefined;
  return findReservedProblem({
    siteKey,
    slug,
    parentSlug,
    hasChildren: isWordTaken && (await hasChildren(req, id)),
  });
};

const firstOf = (path: string): string => path.split('/').find(Boolean) ?? '';

/** On a shared host, everything below the slug of another site belongs to that one. */
const findSiteProblem = async (
  req: PayloadRequest,
  { id, site: siteId, slug, parentSlug }: RequestedPage,
): Promise<string | undefined> => {
  const sites = await readSites(req);
  const site = sites.find((one) => one.id === siteId);
  const ownerOf = (first: string) => site && siteBelow(first, site, sites);
  const own = firstOf(pagePath(parentSlug, slug));
  const ofChildren = firstOf(parentSlugBelow(parentSlug, slug));
  const isHidden = ownerOf(own) !== undefined;
  const first = isHidden ? own : ofChildren;
  const other = ownerOf(first);
  if (!other || (!isHidden && !(await hasChildren(req, id)))) return undefined;
  return `Addresses below /${first} belong to the site "${other.name}", so nobody would see ${isHidden ? 'this page' : 'the pages below this one'}. Choose another slug or parent, or put the page on that site.`;
};

/** Explains why a page cannot have its address; undefined when it can, and while the address is incomplete. */
export const findAddressProblem = async (
  req: PayloadRequest,
  { site, parent, slug, countries }: AddressedPage,
  id: string | undefined,
): Promise<string | undefined> => {
  if (!slug) return undefined;
  const parentSlug = await decideParentSlug(req, relationId(parent));
  const requested = { id, site: relationId(site), slug, parentSlug, countries: relationIds(countries) };
  return (
    (await findApplicationProblem(req, requested)) ??
    (await findSiteProblem(req, requested)) ??
    findTakenProblem(req, requested)
  );
};
