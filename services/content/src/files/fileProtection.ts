import type { Access, PayloadRequest, Where } from 'payload';
import { canSeeDrafts } from '../access/roles';
import type { File as FileDocument, Page } from '../payload-types';
import { relationIds } from '../relations/relationId';

const published: Where = { _status: { equals: 'published' } };
const guarded: Where = { 'protection.mode': { in: ['password', 'ciamRole'] } };
const open: Where = { 'protection.mode': { equals: 'none' } };

type PageFiles = Pick<Page, 'id' | 'protection' | 'shownFiles'>;

const findPages = async (req: PayloadRequest, ...conditions: Where[]): Promise<PageFiles[]> => {
  const { docs } = await req.payload.db.find<PageFiles>({
    collection: 'pages',
    where: { and: [published, ...conditions] },
    select: { protection: true, shownFiles: true },
    pagination: false,
    req,
  });
  return docs;
};

const slugsOf = async (req: PayloadRequest, pages: readonly PageFiles[]): Promise<Set<string>> => {
  const ids = [...new Set(pages.flatMap((page) => relationIds(page.shownFiles)))];
  if (ids.length === 0) return new Set();
  const { docs } = await req.payload.db.find<Pick<FileDocument, 'id' | 'slug'>>({
    collection: 'files',
    where: { id: { in: ids } },
    select: { slug: true },
    pagination: false,
    req,
  });
  return new Set(docs.map(({ slug }) => slug));
};

/**
 * Ids of the published pages whose protection covers the file: "Files of a protected page are protected as it is".
 * One address serves every language version, so a protection applies to all; use on an open page removes it.
 */
export const findProtectingPageIds = async (req: PayloadRequest, slug: string): Promise<string[]> => {
  const pages = await findPages(req, { 'shownFiles.slug': { equals: slug } });
  const isOpen = pages.some(({ protection }) => protection?.mode === 'none');
  return isOpen ? [] : pages.map(({ id }) => id);
};

const findProtectedSlugs = async (req: PayloadRequest): Promise<string[]> => {
  const slugs = await slugsOf(req, await findPages(req, guarded));
  if (slugs.size === 0) return [];
  const opened = await slugsOf(req, await findPages(req, open, { 'shownFiles.slug': { in: [...slugs] } }));
  return [...slugs].filter((slug) => !opened.has(slug));
};

/** Denies anonymous access to bytes and record of a protected file. GraphQL returns records with their protection. */
export const unprotectedOrEditing: Access = async ({ req }) => {
  if (canSeeDrafts(req) || req.payloadAPI === 'GraphQL') return true;
  const slugs = await findProtectedSlugs(req);
  return slugs.length === 0 ? true : { slug: { not_in: slugs } };
};
