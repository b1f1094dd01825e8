import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type PayloadRequest,
} from 'payload';
import type { Redirect } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { relationId } from '../relations/relationId';
import { pagePath } from './pageRules';
import { findRedirectProblem, normalizePath, type RedirectRule } from './redirectRules';

type RedirectData = Partial<Pick<Redirect, 'previousUrl' | 'site' | 'target'>>;

const pageTargetPath = async (req: PayloadRequest, id: string | null): Promise<string | null> => {
  if (id === null) return null;
  const page = await req.payload.db.findOne<{ id: string; slug: string; parentSlug: string }>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  });
  return page ? pagePath(page.parentSlug, page.slug) : null;
};

const decideTargetPath = async (
  req: PayloadRequest,
  target: RedirectData['target'],
): Promise<string | null> => {
  if (target?.kind === 'page') return pageTargetPath(req, relationId(target.page));
  if (target?.kind === 'path' && target.path?.match(/^(hard:)?\//))
    return normalizePath(target.path.replace(/^hard:/, ''));
  return null;
};

const asRule = async (req: PayloadRequest, redirect: RedirectData): Promise<RedirectRule> => ({
  previousUrl: normalizePath(redirect.previousUrl ?? ''),
  site: relationId(redirect.site),
  targetPath: await decideTargetPath(req, redirect.target),
});

export const refuseUselessRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    pagination: false,
    depth: 0,
    req,
  });
  const others = await Promise.all(docs.map((redirect) => asRule(req, redirect)));
  const problem = findRedirectProblem(await asRule(req, data), others);
  if (problem)
    throw new ValidationError({
      collection: 'redirects',
      errors: [{ path: 'previousUrl', message: problem }],
      req,
    });
  return data;
};

const siteKeyOf = async (req: PayloadRequest, site: Redirect['site'] | undefined): Promise<string | null> => {
  const id = relationId(site);
  if (id === null) return null;
  const found = await req.payload.db.findOne<{ id: string; key: string }>({
    collection: 'sites',
    where: { id: { equals: id } },
    req,
  });
  return found?.key ?? null;
};

export const announceRedirect: CollectionAfterChangeHook<Redirect> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const sites = operation === 'update' ? [doc.site, previousDoc.site] : [doc.site];
  const siteKeys = await Promise.all(sites.map((site) => siteKeyOf(req, site)));
  await enqueueChange(req, { collection: 'redirects', siteKeys });
  return doc;
};

export const announceDeletedRedirect: CollectionAfterDeleteHook<Redirect> = async ({ doc, req }) => {
  await enqueueChange(req, { collection: 'redirects', siteKeys: [await siteKeyOf(req, doc.site)] });
  return doc;
};
