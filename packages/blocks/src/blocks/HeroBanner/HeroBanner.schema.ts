import { z } from 'zod';
import { choice, moduleFields, optionalText, requiredText } from '../../content/fields.schema';
import { linkItemsSchema } from '../../content/Link.schema';
import { mediaSchema } from '../../content/Media.schema';

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
