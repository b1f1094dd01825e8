import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
} from 'payload';
import { readSiteKey } from '../documents/pageStore';
import { readSites } from '../documents/readSites';
import type { Redirect } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { findPathProblem, findRedirectProblem } from './redirectRules';
import { findSourceProblem } from './redirectSource';
import { asRule, findHidingProduct, findTargetProblem, openWorld } from './redirectTargets';

export const rejectUselessRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const sites = await readSites(req);
  const world = openWorld(req, sites, originalDoc?.id);
  const rule = asRule(req, data);
  const source = {
    previousUrl: rule.previousUrl,
    site: sites.find(({ id }) => id === rule.site),
  };
  const problem =
    // Payload validates fields after this hook, and PostgreSQL fails on a query with a NUL.
    findPathProblem(data.previousUrl ?? '') ??
    findSourceProblem(source, sites) ??
    (await findRedirectProblem(rule, world)) ??
    (await findHidingProduct(source)) ??
    (await findTargetProblem(req, data, world));
  if (problem)
    throw new ValidationError({
      collection: 'redirects',
      errors: [{ path: 'previousUrl', message: problem }],
      req,
    });
  return data;
};

export const revalidateRedirect: CollectionAfterChangeHook<Redirect> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const sites = operation === 'update' ? [doc.site, previousDoc.site] : [doc.site];
  const siteKeys = await Promise.all(sites.map(async (site) => (await readSiteKey(req, site)) ?? null));
  await enqueueChange(req, { collection: 'redirects', siteKeys });
  return doc;
};

export const revalidateDeletedRedirect: CollectionAfterDeleteHook<Redirect> = async ({ doc, req }) => {
  await enqueueChange(req, {
    collection: 'redirects',
    siteKeys: [(await readSiteKey(req, doc.site)) ?? null],
  });
  return doc;
};
