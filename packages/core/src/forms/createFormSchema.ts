import * as z from 'zod/mini';

import { asciiEmail } from './asciiEmail';
import { cleanText } from './cleanText';
import type { FormField, FormRule } from './FormDefinition';
import { formErrorMessages } from './formMessages';
import { isCountryCode } from './isCountryCode';

/** Missing entries and values that are no text become empty. */
const entry = z.catch(z.string(), '');

const always = () => true;

const emailSchema = z.email();
/** zod rejects internationalised top-level domains. */
const isEmail = (text: string) =>
  emailSchema.safeParse(asciiEmail(text).replace(/\.xn--[a-z0-9-]+$/, '.xn')).success;

/** Characters that reorder or hide text: a reader would not see what was sent. */
const deceptive = /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u;
const visible = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u;

const isReadable = (text: string) => visible.test(text) && !deceptive.test(text);

/** Tests by rule; `zip` needs a second field, see `parseForm`. */
const tests: Readonly<Record<FormRule, (text: string, field: FormField) => boolean>> = {
  any: always,
  zip: always,
  email: isEmail,
  serialNumber: (text) => /^[\p{L}\d/.-]{3,30}$/u.test(text),
  country: isCountryCode,
  slug: (text) => /^[\w.-]+$/.test(text),
  option: (text, { options }) => options?.includes(text) ?? false,
  checked: (text) => text === 'yes',
};

const characters = (text: string) => Array.from(text).length;

function fieldSchema(field: FormField) {
  const isEmptyAllowed = (text: string) => text === '' && !field.isRequired;
  const isAccepted = (text: string) =>
    isEmptyAllowed(text) ||
    (isReadable(text) && characters(text) >= field.minLength && tests[field.rule](text, field));
  return z.pipe(
    entry,
    z.string().check(
      z.overwrite((text) => cleanText(text, field.control === 'textarea')),
      z.refine((text) => characters(text) <= field.maxLength, {
        error: formErrorMessages.tooLong.id,
        abort: true,
      }),
      z.refine(isAccepted, formErrorMessages[field.error].id),
    ),
  );
}

/** Creates the schema of the visible fields; issues have message ids. Files are not part of it. */
export const createFormSchema = (fields: readonly FormField[]) =>
  z.object(
    Object.fromEntries(
      fields.filter(({ control }) => control !== 'files').map((field) => [field.name, fieldSchema(field)]),
    ),
  );
