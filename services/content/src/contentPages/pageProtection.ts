import { createHmac } from 'node:crypto';
import type { CollectionBeforeReadHook, FieldAccess } from 'payload';
import { canSeeDrafts } from '../access/roles';
import { environment } from '../config/environment';
import type { Page } from '../payload-types';

/** Changes whenever a password is set, and reveals nothing of its hash: 22 characters of a keyed hash. */
export const passwordVersion = (hash: string): string =>
  createHmac('sha256', environment.payloadSecret)
    .update(`page-password:${hash}`)
    .digest('base64url')
    .slice(0, 22);

/** Adds the version of the password before the password itself is removed from the result. */
export const addPasswordVersion: CollectionBeforeReadHook<Page> = ({ doc }) => {
  const { protection } = doc;
  if (protection?.mode !== 'password' || !protection.password) return doc;
  return { ...doc, protection: { ...protection, version: passwordVersion(protection.password) } };
};

/** Anonymous requests read only title and address of a protected page; the site shows the rest to authorised readers. */
export const openPagesOrEditing: FieldAccess<Page> = ({ req, doc }) =>
  canSeeDrafts(req) || doc?.protection?.mode === 'none';
