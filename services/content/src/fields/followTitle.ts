import type { FieldHook, PayloadRequest } from 'payload';
import { createSlug, isProposedSlug, numberSlug } from './proposeSlug';

export interface SlugProposal {
  data: unknown;
  collection: string;
  id: string;
  slug: string;
}

type FindProblem = (req: PayloadRequest, proposal: SlugProposal) => Promise<string | undefined>;

interface TitledDocument {
  id: string;
  title?: unknown;
  slug?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A published address is linked elsewhere, also after the document was taken offline. */
const wasPublished = async (req: PayloadRequest, collection: string, id: string): Promise<boolean> => {
  const slug = req.payload.config.collections.find((config) => config.slug === collection)?.slug;
  if (slug === undefined) return true;
  const { totalDocs } = await req.payload.db.countVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    req,
  });
  return totalDocs > 0;
};

/** If the parent is the problem, no slug is free, and the form reports it for the first one. */
const maxNumber = 20;

const findFreeSlug = async (
  proposal: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> => {
  for (let number = 1; number <= maxNumber; number += 1) {
    const slug = numberSlug(proposal, number);
    if (await isFree(slug)) return slug;
  }
  return proposal;
};

/**
 * The slug of a form follows its title until an editor writes another one or the document is published. Nothing is stored
 * for this: a slug that is not the proposal for the stored title is an editor's own. Programs write their own slugs.
 */
export const followTitle =
  (findProblem: FindProblem): FieldHook<TitledDocument, unknown> =>
  async ({ collection, data, operation, originalDoc, req, value }) => {
    const isForm = typeof Reflect.get(data ?? {}, 'formBase') === 'string';
    if (!isForm || operation !== 'update' || !collection || !originalDoc) return value;
    const [slug, title] = [textOf(value), textOf(data?.title)];
    const isOwn =
      slug !== '' && (slug !== originalDoc.slug || !isProposedSlug(slug, textOf(originalDoc.title)));
    const proposal = createSlug(title);
    if (isOwn || proposal === '') return value;
    if (await wasPublished(req, collection.slug, originalDoc.id)) return value;
    const document = { data, collection: collection.slug, id: originalDoc.id };
    const isFree = async (candidate: string): Promise<boolean> =>
      (await findProblem(req, { ...document, slug: candidate })) === undefined;
    const isCurrent = slug !== '' && isProposedSlug(slug, title);
    return isCurrent && (await isFree(slug)) ? slug : findFreeSlug(proposal, isFree);
  };
