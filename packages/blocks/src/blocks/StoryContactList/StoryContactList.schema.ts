import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const storyContactListSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
});

export type StoryContactListData = z.output<typeof storyContactListSchema>;
