import type { Access, SanitizedConfig, Where } from 'payload';
import { mayOnlyEnrol } from './roles';

/** Payload's own collections that any signed-in person may use, except their own preferences. */
const isOpenToPeople = (slug: string): boolean =>
  slug.startsWith('payload-') && slug !== 'payload-preferences';

/** Payload grants access to any signed-in person where a collection does not define it. */
const signedIn: Access = ({ req }) => Boolean(req.user);

const deny =
  (access: Access = signedIn): Access =>
  (args) =>
    mayOnlyEnrol(args.req) ? false : access(args);

const nothing: Where = { id: { exists: false } };

/** An empty list instead of an error: the account page of the admin reads the locks of the account. */
const hide =
  (access: Access = signedIn): Access =>
  async (args) => {
    const allowed = await access(args);
    return allowed !== false && mayOnlyEnrol(args.req) ? nothing : allowed;
  };

/** Denies people who may only set up a second factor what Payload allows everybody: versions, locks and jobs. */
export const limitToEnrolment = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => {
    const { access, slug } = collection;
    const readVersions = deny(access.readVersions);
    if (!isOpenToPeople(slug)) return { ...collection, access: { ...access, readVersions } };
    const { create, read, update, delete: remove } = access;
    const denied = { create: deny(create), read: hide(read), update: deny(update), delete: deny(remove) };
    return { ...collection, access: { ...access, ...denied, readVersions } };
  }),
});
