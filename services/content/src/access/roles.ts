import type { Access, PayloadRequest, Where } from 'payload';
import { environment } from '../config/environment';
import { lacksSecondFactor } from './lacksSecondFactor';

export const userRoles = ['author', 'editor', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

const ranks: Record<UserRole, number> = { author: 0, editor: 1, admin: 2 };

type Requester = Pick<PayloadRequest, 'user'>;

/** True for a person who is signed in only to set up a second factor. */
export const mayOnlyEnrol = ({ user }: Requester): boolean =>
  user?.collection === 'users' && lacksSecondFactor(environment.isSecondFactorRequired, user);

/** True for any signed-in person, also for one who may only set up a second factor. */
export const isPerson = ({ user }: Requester): boolean => user?.collection === 'users';

/** True for a signed-in person of at least `role`; a service account is no person. */
export const hasRole = (req: Requester, role: UserRole): boolean =>
  req.user?.collection === 'users' && !mayOnlyEnrol(req) && ranks[req.user.role] >= ranks[role];

/** True for people who edit, and for the service account of the preview: both see drafts. */
export const canSeeDrafts = (req: Requester): boolean =>
  hasRole(req, 'author') || (req.user?.collection === 'service-accounts' && req.user.role === 'preview');

export const anyone: Access = () => true;
export const nobody: Access = () => false;
export const authors: Access = ({ req }) => hasRole(req, 'author');
export const editors: Access = ({ req }) => hasRole(req, 'editor');
export const admins: Access = ({ req }) => hasRole(req, 'admin');

const wouldPublish = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';

/** Authors prepare, editors publish: the admin offers an author neither publishing nor unpublishing nor scheduling. */
export const draftingAuthors: Access = ({ req, data }) =>
  hasRole(req, 'editor') || (hasRole(req, 'author') && !wouldPublish(data));

const published: Where = { _status: { equals: 'published' } };

export const publishedOrEditing: Access = ({ req }) => (canSeeDrafts(req) ? true : published);

export const editedByEditors = { read: anyone, create: editors, update: editors, delete: editors };
export const editedByAuthors = { read: anyone, create: authors, update: authors, delete: editors };
