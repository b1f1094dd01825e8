import { z } from 'zod';
import { moduleFields, optionalText, requiredList } from '../shared/fields.schema';
import { mediaSchema } from '../shared/Media.schema';

export const lightboxGallerySchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  images: requiredList(z.object({ image: mediaSchema, caption: optionalText }), 2),
});

export type LightboxGalleryData = z.output<typeof lightboxGallerySchema>;
