import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '../access/roles';
import type { Page } from '../payload-types';
import { relationId } from '../relations/relationId';
import { decideParentSlug, findAddressProblem } from './pageAddress';

/** Copies the parent's path to `parentSlug`, so that a page is found by its address in one lookup. */
export const deriveParentSlug: CollectionBeforeChangeHook<Page> = async ({ data, req }) => ({
  ...data,
  parentSlug: await decideParentSlug(req, relationId(data.parent)),
});

/** Also of drafts, which Payload does not validate: a page whose address is taken could never be published. */
export const rejectAddress: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const problem = await findAddressProblem(req, data, originalDoc?.id);
  if (problem === undefined) return data;
  throw new ValidationError({ collection: 'pages', errors: [{ path: 'slug', message: problem }], req });
};

const rejectAuthors = (): never => {
  throw new APIError('Authors save drafts. Please ask an editor to publish this page.', 403, undefined, true);
};

const isOnlyAuthor = (req: PayloadRequest): boolean => hasRole(req, 'author') && !hasRole(req, 'editor');

export const rejectPublishingByAuthors: CollectionBeforeChangeHook<Page> = ({ data, req }) => {
  if (isOnlyAuthor(req) && data._status === 'published') rejectAuthors();
  return data;
};

const writingOperations = ['update', 'updateByID', 'restoreVersion'];

/** Saving anything but a draft replaces the stored page, and would so remove it from the site. */
// oxlint-disable-next-line typescript/no-deprecated -- of the operations, only 'read' is deprecated
export const limitAuthorsToDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isDraft = 'draft' in args && args.draft === true;
  if (isOnlyAuthor(req) && writingOperations.includes(operation) && !isDraft) rejectAuthors();
};
