import { z } from 'zod';
import { moduleFields, optionalText, requiredText } from '../../content/fields.schema';
import { fileSchema } from '../../content/File.schema';
import { mediaSchema } from '../../content/Media.schema';

const requiredFile = fileSchema.transform((file, context) => {
  if (file) return file;
  context.addIssue({ code: 'custom', message: 'is missing' });
  return z.NEVER;
});

export const videoSchema = z.object({
  ...moduleFields,
  title: requiredText,
  caption: optionalText,
  transcript: requiredText,
  video: requiredFile,
  captionsFile: fileSchema,
  poster: mediaSchema,
});

export type VideoData = z.output<typeof videoSchema>;
