import type { Use, Uses } from './collectUses';
import type { Uploads } from './readUploads';
import { mergeUses } from './usesOf';

/** Documents that show pictures which are deleted, each once. */
export const listMissingPictures = ({ pictures }: Uses, { media }: Pick<Uploads, 'media'>): Use[] => {
  const known = new Set(media.map(({ id }) => id));
  const missing = [...pictures].filter(([id]) => !known.has(id));
  return mergeUses(missing.map(([, uses]) => uses));
};
