import type { PayloadRequest } from 'payload';
import { readSites } from '../documents/readSites';
import type { Redirect } from '../payload-types';
import { relationId } from '../relations/relationId';
import { findTargetProblem, openWorld } from './redirectTargets';

/** A redirect whose target has gone since it was saved. */
interface BrokenRedirect {
  id: string;
  previousUrl: string;
  /** Null for all sites. */
  siteId: string | null;
  /** One English sentence. */
  reason: string;
}

/** Looks at the targets of all redirects again: pages, files and products go after a redirect was made. */
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
