import type { PayloadRequest } from 'payload';
import { homeSlug, pagePath, parentSlugBelow } from '../documents/pageRules';
import { readSiteKey, writeStoredPage } from '../documents/pageStore';
import type { Page } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { relationId, relationIds } from '../relations/relationId';
import { followAddress, type Address } from './addressMoves';

type Addressed = Partial<Pick<Page, 'site' | 'slug' | 'parentSlug'>>;

const addressOf = (page: Addressed): Address => ({
  site: relationId(page.site),
  path: pagePath(page.parentSlug ?? homeSlug, page.slug ?? homeSlug),
});

const followPage = async (req: PayloadRequest, old: Address | null, page: Page): Promise<void> =>
  followAddress(req, {
    old,
    now: addressOf(page),
    target: { kind: 'page', page: page.id, path: null },
    isForAll: relationIds(page.countries).length === 0,
  });

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

const belowOf = (page: Pick<Partial<Page>, 'slug' | 'parentSlug'>): string =>
  parentSlugBelow(page.parentSlug ?? homeSlug, page.slug ?? homeSlug);

/** Moves the pages below a page, and in a deep section those below them; `above` ends a circle of parents. */
const moveChildren = async (
  req: PayloadRequest,
  parent: Page,
  above: readonly string[] = [],
): Promise<void> => {
  const { db } = req.payload;
  const parentSlug = belowOf(parent);
  const children = await db.find<Page>({
    collection: 'pages',
    where: { parent: { equals: parent.id } },
    pagination: false,
    req,
  });
  for (const child of children.docs) {
    if (child.parentSlug === parentSlug || above.includes(child.id)) continue;
    const moved = { ...child, parentSlug };
    await writeStoredPage(req, child, { parentSlug });
    await moveNewestVersion(req, child.id, parentSlug);
    if (belowOf(child) !== belowOf(moved)) await moveChildren(req, moved, [...above, parent.id]);
    if (child._status !== 'published') continue;
    const siteKey = await readSiteKey(req, child.site);
    await enqueueChange(req, {
      collection: 'pages',
      id: child.id,
      siteKeys: siteKey === undefined ? [] : [siteKey],
    });
    await followPage(req, addressOf(child), moved);
  }
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
  await followPage(req, before && addressOf(before), page);
  if (before?.slug !== undefined && belowOf(before) !== belowOf(page)) await moveChildren(req, page);
};
