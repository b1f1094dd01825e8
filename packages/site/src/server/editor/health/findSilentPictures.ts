import { z } from 'zod';

import { placeRecords } from './pageParts';
import type { ReadPage, SilentPicture } from './SiteHealth';

/** A picture of the library: nothing else has sizes beside an alternative text. */
const pictureSchema = z.object({
  id: z.string(),
  alt: z.string().nullable(),
  sizes: z.looseObject({}).nullable(),
});

/** The pictures of a page without alternative text. */
export const findSilentPictures = (read: ReadPage): readonly SilentPicture[] =>
  placeRecords(read).flatMap(({ value, place }) => {
    const picture = pictureSchema.safeParse(value).data;
    return picture && !picture.alt?.trim() ? [{ place, mediaId: picture.id }] : [];
  });
