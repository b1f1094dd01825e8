import type { PayloadRequest } from 'payload';
import { collectUses, type Use } from './collectUses';
import { mergeUses } from './usesOf';

/** Documents that show pictures which are deleted, each once. */
export const listMissingPictures = async (req: PayloadRequest): Promise<Use[]> => {
  const { pictures } = await collectUses(req);
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'media',
    where: {},
    select: { id: true },
    pagination: false,
    req,
  });
  const known = new Set(docs.map(({ id }) => id));
  const missing = [...pictures].filter(([id]) => !known.has(id));
  return mergeUses(missing.map(([, uses]) => uses));
};
