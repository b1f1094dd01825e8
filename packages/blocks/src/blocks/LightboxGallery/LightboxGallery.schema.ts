import { z } from 'zod';
import { moduleFields, optionalText, requiredList } from '../../content/fields.schema';
import { creditedMediaSchema, decideSource } from '../../content/Media.schema';

export const lightboxGallerySchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  images: requiredList(z.object({ image: creditedMediaSchema, caption: optionalText }), 2).refine(
    (images) => images.some(({ image }) => decideSource(image, 'stretched')),
    'needs a picture that has a file',
  ),
});

export type LightboxGalleryData = z.output<typeof lightboxGallerySchema>;
