import { z } from 'zod';
import { moduleFields, optionalText, requiredList, requiredText } from '../../content/fields.schema';
import { linkSchema } from '../../content/Link.schema';
import { mediaSchema } from '../../content/Media.schema';

export const teaserGridSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  teasers: requiredList(
    z.object({
      overline: optionalText,
      title: requiredText,
      text: optionalText,
      image: mediaSchema,
      link: linkSchema,
    }),
    2,
  ),
});

export type TeaserGridData = z.output<typeof teaserGridSchema>;
