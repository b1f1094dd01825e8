import type { PayloadRequest } from 'payload';
import type { Page } from '../payload-types';
import { relationId } from '../relations/relationId';

/** The page as it is stored, with every language: what readers see, whatever draft is pending. */
export const readStoredPage = async (req: PayloadRequest, id: string): Promise<Partial<Page> | null> =>
  req.payload.db.findOne<Page>({ collection: 'pages', where: { id: { equals: id } }, req });

/**
 * Changes fields of a stored page past its hooks and its drafts. The database's own update empties lists of rows that
 * it is not given, so that those of the page are written again.
 */
export const writeStoredPage = async (
  req: PayloadRequest,
  page: Pick<Page, 'id'> & Pick<Partial<Page>, 'translationTargetLanguages'>,
  data: Partial<Page>,
): Promise<void> => {
  const rows = { translationTargetLanguages: page.translationTargetLanguages ?? [] };
  await req.payload.db.updateOne({ collection: 'pages', id: page.id, data: { ...rows, ...data }, req });
};

/** Key of a site, or undefined if there is none or it has been deleted. */
export const readSiteKey = async (
  req: PayloadRequest,
  site: string | { id: string } | null | undefined,
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
