import type { PayloadRequest, Where } from 'payload';
import type { Page, Redirect } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { relationId, relationIds } from '../relations/relationId';
import { homeSlug, pagePath } from './pageRules';
import { readSiteKey } from './pageStore';
import { isPageForAll } from './publishedPages';
import { normalizePath } from './redirectRules';

interface Address {
  site: string | null;
  path: string;
}

type Addressed = Partial<Pick<Page, 'site' | 'slug' | 'parentSlug'>>;

const addressOf = (page: Addressed): Address => ({
  site: relationId(page.site),
  path: pagePath(page.parentSlug ?? homeSlug, page.slug ?? homeSlug),
});

const isSameAddress = (first: Address, second: Address): boolean =>
  first.site === second.site && first.path === second.path;

const at = ({ site, path }: Address): Where => ({
  and: [{ previousUrl: { equals: normalizePath(path) } }, { site: { equals: site } }],
});

/**
 * A page wins over a redirect from its address, which would never act again: publishing the page removes it.
 * A redirect of all sites stays, as it acts on the others; so does one beside a page of some countries.
 */
const removeHiddenRedirect = async (req: PayloadRequest, page: Page, address: Address): Promise<boolean> => {
  if (address.site === null || relationIds(page.countries).length > 0) return false;
  const { docs } = await req.payload.db.find<Redirect>({ collection: 'redirects', where: at(address), req });
  if (docs.length === 0) return false;
  await req.payload.db.deleteMany({ collection: 'redirects', where: at(address), req });
  req.payload.logger.info(`The redirect from ${address.path} was removed: a page is published there now.`);
  return true;
};

/** The old address leads to the page, whatever it is called later; one redirect per address. */
const leaveRedirect = async (req: PayloadRequest, page: { id: string }, old: Address): Promise<boolean> => {
  if (old.site === null || old.path === '/' || (await isPageForAll(req, old.site, old.path))) return false;
  const { db } = req.payload;
  const target = { kind: 'page' as const, page: page.id };
  const known = await db.findOne<Redirect>({ collection: 'redirects', where: at(old), req });
  if (known)
    await db.updateOne({
      collection: 'redirects',
      id: known.id,
      data: { target: { ...target, path: null }, permanent: true },
      req,
    });
  else {
    const data = { previousUrl: normalizePath(old.path), site: old.site, target, permanent: true };
    await db.create({ collection: 'redirects', data, req });
  }
  return true;
};

/** Redirects that led to the old address by its path lead to the page itself: nobody is sent on twice. */
const collapseChains = async (req: PayloadRequest, page: { id: string }, old: Address): Promise<void> => {
  const { db } = req.payload;
  const { docs } = await db.find<Redirect>({
    collection: 'redirects',
    where: {
      and: [
        { site: { equals: old.site } },
        { 'target.kind': { equals: 'path' } },
        { 'target.path': { in: [old.path, `hard:${old.path}`] } },
      ],
    },
    pagination: false,
    req,
  });
  const data = { target: { kind: 'page', page: page.id, path: null } };
  for (const { id } of docs) await db.updateOne({ collection: 'redirects', id, data, req });
};

const announceRedirects = async (req: PayloadRequest, address: Address): Promise<void> =>
  enqueueChange(req, { collection: 'redirects', siteKeys: [(await readSiteKey(req, address.site)) ?? null] });

/** The newest version is corrected with the stored page, so that the preview finds a pending draft there too. */
const moveNewestVersion = async (req: PayloadRequest, child: string, parentSlug: string): Promise<void> => {
  const { db } = req.payload;
  const { docs } = await db.findVersions<Page>({
    collection: 'pages',
    where: { and: [{ parent: { equals: child } }, { latest: { equals: true } }] },
    pagination: false,
    req,
  });
  for (const { id, version } of docs)
    await db.updateVersion({
      collection: 'pages',
      id,
      versionData: { version: { ...version, parentSlug } },
      req,
    });
};

const moveChildren = async (req: PayloadRequest, parent: Page): Promise<void> => {
  const { db } = req.payload;
  const children = await db.find<Page>({
    collection: 'pages',
    where: { parent: { equals: parent.id } },
    pagination: false,
    req,
  });
  for (const child of children.docs) {
    const moved = { ...child, parentSlug: parent.slug };
    await db.updateOne({ collection: 'pages', id: child.id, data: { parentSlug: parent.slug }, req });
    await moveNewestVersion(req, child.id, parent.slug);
    if (child._status !== 'published') continue;
    const siteKey = await readSiteKey(req, child.site);
    await enqueueChange(req, {
      collection: 'pages',
      id: child.id,
      siteKeys: siteKey === undefined ? [] : [siteKey],
    });
    await followAddress(req, addressOf(child), moved);
  }
};

const followAddress = async (req: PayloadRequest, old: Address | null, page: Page): Promise<void> => {
  const now = addressOf(page);
  if (old && isSameAddress(old, now)) return;
  const isRemoved = await removeHiddenRedirect(req, page, now);
  const isLeft = old !== null && (await leaveRedirect(req, page, old));
  if (old && isLeft) await collapseChains(req, page, old);
  if (isRemoved) await announceRedirects(req, now);
  if (old && isLeft && !(isRemoved && old.site === now.site)) await announceRedirects(req, old);
};

/**
 * After publishing: a page whose address is another now, by its own slug or its parent's, leaves a redirect at the
 * old one. `before` is the page as readers saw it; null for one that they did not.
 */
export const followMove = async (
  req: PayloadRequest,
  before: Partial<Page> | null,
  page: Page,
): Promise<void> => {
  await followAddress(req, before && addressOf(before), page);
  if (before?.slug !== undefined && before.slug !== page.slug) await moveChildren(req, page);
};
