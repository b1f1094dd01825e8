import { z } from 'zod';

import { placeRecords } from './pageParts';
import type { ReadPage, SilentPicture } from './SiteHealth';

/** Recognizes a picture of the media library: only pictures have both sizes and alternative text. */
const pictureSchema = z.object({
  id: z.string(),
  alt: z.string().nullable(),
  sizes: z.looseObject({}).nullable(),
});

export const findSilentPictures = (read: ReadPage): readonly SilentPicture[] =>
  placeRecords(read).flatMap(({ value, place }) => {
    const picture = pictureSchema.safeParse(value).data;
    return picture && !picture.alt?.trim() ? [{ place, mediaId: picture.id }] : [];
  });
