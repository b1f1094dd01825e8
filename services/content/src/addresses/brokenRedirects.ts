import type { PayloadRequest } from 'payload';
import { readSites } from '../documents/readSites';
import type { Redirect } from '../payload-types';
import { relationId } from '../relations/relationId';
import { findTargetProblem, openWorld } from './redirectTargets';

/** A redirect whose target no longer exists. */
interface BrokenRedirect {
  id: string;
  previousUrl: string;
  /** Null for all sites. */
  siteId: string | null;
  /** One English sentence. */
  reason: string;
}

/** Checks the targets of all redirects, as pages, files and products may have been deleted since. */
export const listBrokenRedirects = async (req: PayloadRequest): Promise<BrokenRedirect[]> => {
  const { docs } = await req.payload.db.find<Redirect>({
    collection: 'redirects',
    where: {},
    sort: 'previousUrl',
    pagination: false,
    req,
  });
  const world = openWorld(req, await readSites(req), undefined);
  const broken: BrokenRedirect[] = [];
  for (const redirect of docs) {
    const reason = await findTargetProblem(req, redirect, world);
    const { id, previousUrl } = redirect;
    if (reason !== undefined) broken.push({ id, previousUrl, siteId: relationId(redirect.site), reason });
  }
  return broken;
};
