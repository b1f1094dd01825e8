import { z } from 'zod';
import { formKinds } from '@kmx/core/forms';
import { moduleFields, optionalText } from '../../content/fields.schema';
import { fileSchema } from '../../content/File.schema';

/** A form without a kind has no fields. */
const kind = z
  .enum(formKinds)
  .nullable()
  .transform((value, context) => {
    if (value) return value;
    context.addIssue({ code: 'custom', message: 'is missing' });
    return z.NEVER;
  });

/** `file` is the whitepaper of the form. */
export const formSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  kind,
  file: fileSchema,
});

export type FormData = z.output<typeof formSchema>;
