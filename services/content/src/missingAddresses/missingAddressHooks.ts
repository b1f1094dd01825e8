import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { MissingAddress, Redirect } from '../payload-types';
import { relationId } from '../relations/relationId';
import { decideResolutionStep, fieldOfProblem } from './missingAddressRules';
import { openState, reopen } from './missingAddressStore';

/** Labels of the form, which the messages refer to. */
const createValidationError = (req: PayloadRequest, errors: { path: string; message: string }[]) =>
  new ValidationError({
    collection: 'missing-addresses',
    errors: errors.map((error) => ({
      ...error,
      label: error.path === 'state' ? 'State' : 'Lead visitors to',
    })),
    req,
  });

type Lead = Pick<MissingAddress, 'path' | 'site' | 'redirect'> & Pick<Redirect, 'target'>;

/** Saves through the collection, so that its rules apply and their errors are shown in this form. */
const saveRedirect = async (req: PayloadRequest, lead: Lead): Promise<string> => {
  const { path, site, target } = lead;
  const id = relationId(lead.redirect);
  const common = { collection: 'redirects' as const, depth: 0, req };
  try {
    const saved =
      id === null
        ? await req.payload.create({
            ...common,
            data: { previousUrl: path, site: relationId(site), target, permanent: true },
          })
        : await req.payload.update({ ...common, id, data: { target } });
    return saved.id;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw createValidationError(
      req,
      error.data.errors.map(({ path: field, message }) => ({ path: fieldOfProblem(field, target), message })),
    );
  }
};

/** Creates a redirect for a chosen target, or deletes it for a cleared one, with one save of the form. */
export const resolveMissingAddress: CollectionBeforeChangeHook<MissingAddress> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { path, site, redirect } = originalDoc;
  const resolution = { state: data.state ?? originalDoc.state, target: data.target, redirect };
  const step = decideResolutionStep(resolution, originalDoc);
  switch (step.kind) {
    case 'keep':
      return data;
    case 'refuse':
      throw createValidationError(req, [{ path: step.path, message: step.problem }]);
    case 'takeBack': {
      const id = relationId(redirect);
      if (id !== null) await req.payload.delete({ collection: 'redirects', id, depth: 0, req });
      return { ...data, ...openState, state: data.state === 'ignored' ? 'ignored' : 'open' };
    }
    case 'lead': {
      if (!data.target) return data;
      const saved = await saveRedirect(req, { path, site, redirect, target: data.target });
      return { ...data, state: 'redirected', redirect: saved };
    }
  }
};

const contextName = (redirect: string): string => `missingAddressesOf:${redirect}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Deleting a redirect removes the reference to it; the deletion may still be rejected after this hook. */
export const recordMissingAddresses: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'missing-addresses',
    where: { redirect: { equals: id } },
    pagination: false,
    req,
  });
  req.context[contextName(String(id))] = docs.map((doc) => doc.id);
};

/** Without its redirect an address is missing again. */
export const reopenMissingAddresses: CollectionAfterDeleteHook<Redirect> = async ({ doc, req }) => {
  const recorded = req.context[contextName(doc.id)];
  const ids = Array.isArray(recorded) ? recorded.filter(isText) : [];
  if (ids.length > 0) await reopen(req, { id: { in: ids } });
  return doc;
};

const siteOf = (redirect: Pick<Redirect, 'site'>): Where[] => {
  const site = relationId(redirect.site);
  return site === null ? [] : [{ site: { equals: site } }];
};

/** Fields of a row that come from its redirect, without the label of a link. */
const resolutionOf = ({ id, target }: Redirect) => ({
  state: 'redirected' as const,
  redirect: id,
  target: {
    kind: target.kind,
    page: relationId(target.page),
    pageParameters: target.pageParameters ?? null,
    path: target.path ?? null,
    url: target.url ?? null,
    product: target.product ?? null,
    file: relationId(target.file),
    openInNewTab: target.openInNewTab ?? false,
  },
});

export const followRedirect: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { db } = req.payload;
  const collection = 'missing-addresses';
  const isOwn: Where = { redirect: { equals: doc.id } };
  const isHere: Where = { and: [{ path: { equals: doc.previousUrl } }, ...siteOf(doc)] };
  const isFree: Where = { or: [isOwn, { redirect: { exists: false } }] };
  const { docs } = await db.find<{ id: string }>({
    collection,
    pagination: false,
    req,
    where: { and: [isHere, isFree] },
  });
  for (const { id } of docs) await db.updateOne({ collection, id, data: resolutionOf(doc), req });
  const others: Where[] = docs.map(({ id }) => ({ id: { not_equals: id } }));
  await reopen(req, { and: [isOwn, ...others] });
  return doc;
};
