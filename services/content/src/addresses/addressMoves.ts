import type { PayloadRequest, Where } from 'payload';
import { normalizePreviousUrl } from '@kmx/contract/redirects';
import { readSiteKey } from '../documents/pageStore';
import type { Redirect } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { isPageForAll } from './publishedPages';

export interface Address {
  site: string | null;
  path: string;
}

/** Target of a redirect; the fields of the other kinds are emptied. */
export type RedirectTarget =
  | { kind: 'page'; page: string; path: null }
  | { kind: 'path'; path: string; page: null };

export interface Move {
  /** Previous public address; null if the document had none. */
  old: Address | null;
  now: Address;
  /** Target with the new address. */
  target: RedirectTarget;
  /** It is for visitors of every country. */
  isForAll: boolean;
}

const isSameAddress = (first: Address, second: Address): boolean =>
  first.site === second.site && first.path === second.path;

const at = ({ site, path }: Address): Where => ({
  and: [{ previousUrl: { equals: normalizePreviousUrl(path) } }, { site: { equals: site } }],
});

/**
 * A page wins over a redirect from its address, which would never act again: publishing the page removes it.
 * A redirect of all sites stays, as it acts on the others; so does one beside a page of some countries.
 */
const removeHiddenRedirect = async (req: PayloadRequest, { now, isForAll }: Move): Promise<boolean> => {
  if (now.site === null || !isForAll || !(await isPageForAll(req, now.site, now.path))) return false;
  const { docs } = await req.payload.db.find<Redirect>({ collection: 'redirects', where: at(now), req });
  if (docs.length === 0) return false;
  await req.payload.db.deleteMany({ collection: 'redirects', where: at(now), req });
  req.payload.logger.info(`The redirect from ${now.path} was removed: a page is published there now.`);
  return true;
};

/** Redirects the old address to the new one, with one redirect per address. */
const createRedirect = async (
  req: PayloadRequest,
  target: RedirectTarget,
  old: Address,
): Promise<boolean> => {
  if (old.site === null || old.path === '/' || (await isPageForAll(req, old.site, old.path))) return false;
  const { db } = req.payload;
  const known = await db.findOne<Redirect>({ collection: 'redirects', where: at(old), req });
  if (known)
    await db.updateOne({
      collection: 'redirects',
      id: known.id,
      data: { target, permanent: true },
      req,
    });
  else {
    const data = { previousUrl: normalizePreviousUrl(old.path), site: old.site, target, permanent: true };
    await db.create({ collection: 'redirects', data, req });
  }
  return true;
};

/** Updates redirects to the old path, so that there are no chains of redirects. */
const collapseChains = async (req: PayloadRequest, target: RedirectTarget, old: Address): Promise<void> => {
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
  for (const { id } of docs) await db.updateOne({ collection: 'redirects', id, data: { target }, req });
};

const revalidateRedirects = async (req: PayloadRequest, address: Address): Promise<void> =>
  enqueueChange(req, { collection: 'redirects', siteKeys: [(await readSiteKey(req, address.site)) ?? null] });

/** After publishing: redirects follow what has another address now. */
export const followAddress = async (req: PayloadRequest, move: Move): Promise<void> => {
  const { old, now, target } = move;
  if (old && isSameAddress(old, now)) return;
  const isRemoved = await removeHiddenRedirect(req, move);
  const isLeft = old !== null && (await createRedirect(req, target, old));
  if (old && isLeft) await collapseChains(req, target, old);
  if (isRemoved) await revalidateRedirects(req, now);
  if (old && isLeft && !(isRemoved && old.site === now.site)) await revalidateRedirects(req, old);
};
