import type { Endpoint } from 'payload';
import { z } from 'zod';
import { canSeeDrafts } from '../access/roles';
import { allowing, respondError, respondWith } from '../translation/endpoints/responses';
import { findSameFiles } from '../usage/findSameFiles';

const querySchema = z.object({
  collection: z.enum(['media', 'files']),
  id: z.uuid().optional(),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** `GET /api/editing/same-files?collection=media&hash=…&id=…`: pictures or files that have the same content. */
export const sameFilesEndpoint: Endpoint = {
  path: '/editing/same-files',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const query = querySchema.safeParse(Object.fromEntries(req.searchParams));
    if (!query.success)
      return respondError(400, 'collection is media or files, hash a SHA-256 in hexadecimal, id a UUID.');
    return respondWith({ files: await findSameFiles(req, query.data) });
  }),
};
