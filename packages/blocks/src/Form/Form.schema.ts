import { z } from 'zod';
import { formKinds } from '@kmx/core/forms';
import { moduleFields, optionalText } from '../shared/fields.schema';
import { fileSchema } from '../shared/File.schema';

/** Without a kind there is nothing to fill in. */
const kind = z
  .enum(formKinds)
  .nullable()
  .transform((value, context) => {
    if (value) return value;
    context.addIssue({ code: 'custom', message: 'is missing' });
    return z.NEVER;
  });

/** `file` is the whitepaper that the form leads to. */
export const formSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  kind,
  file: fileSchema,
});

export type FormData = z.output<typeof formSchema>;
