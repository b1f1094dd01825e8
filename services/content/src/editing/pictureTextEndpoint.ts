import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canSeeDrafts } from '../access/roles';
import { readStored } from '../files/readStored';
import { readBytes } from '../http/readBytes';
import { readPictureText } from '../pictureTexts/readPictureText';
import { allowing, respondError, respondWith } from '../translation/endpoints/responses';

/** Sufficient for JPEG, whose metadata is at the beginning of the file. */
const maxHeadBytes = 512 * 1024;

const readPicture = readStored('media');

const languageOf = ({ searchParams }: PayloadRequest): string => searchParams.get('language') ?? 'en';

const readById = async (req: PayloadRequest, id: string): Promise<Buffer | null> => {
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<{ id: string; filename?: string | null }>({
    collection: 'media',
    where,
    req,
  });
  return stored?.filename ? readPicture(stored.filename) : null;
};

/** `GET /api/editing/picture-text?id=…&language=de`: the description in the metadata of a stored picture, or null. */
export const storedPictureTextEndpoint: Endpoint = {
  path: '/editing/picture-text',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const id = z.uuid().safeParse(req.searchParams.get('id'));
    if (!id.success) return respondError(400, 'id is a UUID.');
    const bytes = await readById(req, id.data);
    return respondWith({ text: (bytes && (await readPictureText(bytes, languageOf(req)))) ?? null });
  }),
};

/** `POST /api/editing/picture-text?language=de`: the same for the beginning of a file that is not stored. */
export const pictureTextEndpoint: Endpoint = {
  path: '/editing/picture-text',
  method: 'post',
  handler: allowing(canSeeDrafts, async (req) => {
    const bytes = await readBytes({ body: req.body ?? null }, maxHeadBytes);
    if (!bytes) return respondError(413, 'Send the first 512 kB of the file.');
    return respondWith({ text: (await readPictureText(bytes, languageOf(req))) ?? null });
  }),
};
