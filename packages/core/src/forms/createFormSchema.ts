import * as z from 'zod/mini';

import { asciiEmail } from './asciiEmail';
import { cleanText } from './cleanText';
import type { FormField, FormRule } from './FormDefinition';
import { formErrorMessages } from './formMessages';
import { isCountryCode } from './isCountryCode';

/** A missing entry is an empty one, and so is anything that is no text. */
const entry = z.catch(z.string(), '');

const always = () => true;

const emailSchema = z.email();
/** zod knows no internationalised top-level domains. */
const isEmail = (text: string) =>
  emailSchema.safeParse(asciiEmail(text).replace(/\.xn--[a-z0-9-]+$/, '.xn')).success;

/** Changes the order in which a text is shown, or hides in it: what is read would not be what was sent. */
const deceptive = /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u;
const visible = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u;

const isReadable = (text: string) => visible.test(text) && !deceptive.test(text);

/** By rule alone; `zip` needs a second field, see `parseForm`. */
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

/** What a form accepts when these fields of it are shown; a problem's message is the id of its sentence. Files are no part of it. */
export const createFormSchema = (fields: readonly FormField[]) =>
  z.object(
    Object.fromEntries(
      fields.filter(({ control }) => control !== 'files').map((field) => [field.name, fieldSchema(field)]),
    ),
  );
