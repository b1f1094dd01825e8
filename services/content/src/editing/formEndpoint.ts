import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles';
import { deleteUnsaved } from '../preview/unsavedForms';
import { allowing, respondError, respondWith } from '../translation/endpoints/responses';
import { findLockOwner, lockFor, releaseLock } from './documentLocks';
import { findFormKey, readJsonBody } from './formRequest';
import { nameOfPerson } from './lastEditors';

const messageSchema = z.object({
  collection: z.string(),
  id: z.string(),
  /** A changed form holds the lock until it is closed. */
  state: z.enum(['changed', 'closed']),
});

const nameOf = async (req: PayloadRequest, userId: string): Promise<string | null> => {
  const user = await req.payload.db.findOne<{ id: string } & Parameters<typeof nameOfPerson>[0]>({
    collection: 'users',
    where: { id: { equals: userId } },
    req,
  });
  return user && nameOfPerson(user);
};

/**
 * `POST /api/editing/form`: reports the state of a form. Returns another holder of the lock, `{ "editor": "Anna Weber" }`, or
 * null.
 */
export const formEndpoint: Endpoint = {
  path: '/editing/form',
  method: 'post',
  handler: allowing(
    (req) => hasRole(req, 'author'),
    async (req) => {
      const message = messageSchema.safeParse(await readJsonBody(req)).data;
      const key = message && findFormKey(req, message.collection, message.id);
      if (!key || req.user?.collection !== 'users')
        return respondError(400, 'This is no form that can be locked.');
      const { id } = req.user;
      if (message.state === 'closed') {
        await releaseLock(req, key, id);
        await deleteUnsaved(req, key);
        return respondWith({ editor: null });
      }
      const owner = await findLockOwner(req, key);
      if (owner && owner.value !== id) return respondWith({ editor: await nameOf(req, owner.value) });
      await lockFor(req, key, { relationTo: 'users', value: id });
      return respondWith({ editor: null });
    },
  ),
};
