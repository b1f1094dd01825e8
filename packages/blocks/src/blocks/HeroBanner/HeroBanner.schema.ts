import { z } from 'zod';
import { choice, moduleFields, optionalText, requiredText } from '../../shared/fields.schema';
import { linkItemsSchema } from '../../shared/Link.schema';
import { mediaSchema } from '../../shared/Media.schema';

export const heroBannerSchema = z.object({
  ...moduleFields,
  overline: optionalText,
  title: requiredText,
  text: optionalText,
  size: choice(['large', 'compact'], 'large'),
  heroTone: choice(['dark', 'light'], 'dark'),
  image: mediaSchema,
  links: linkItemsSchema,
});

export type HeroBannerData = z.output<typeof heroBannerSchema>;
