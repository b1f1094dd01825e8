import type { FormField } from './FormDefinition';

type Given = Partial<FormField> & Pick<FormField, 'name'>;

/** "At most 5000 characters" for what is told at length; a line holds far less. */
const longText = 5000;
const line = 200;

/** A required line of text, unless it is said otherwise. */
export const field = (given: Given): FormField => ({
  control: 'text',
  isRequired: true,
  rule: 'any',
  error: 'value',
  minLength: 1,
  maxLength: line,
  width: 'half',
  ...given,
});

/** A required text of several lines. */
export const longField = (given: Given): FormField =>
  field({ control: 'textarea', error: 'message', maxLength: longText, width: 'full', ...given });

/** A required choice among values. */
export const choice = (given: Given & Pick<FormField, 'options'>): FormField =>
  field({ control: 'select', rule: 'option', ...given });

/** A country by its code, such as "CH". */
export const countryField = (given: Given): FormField =>
  field({ control: 'select', rule: 'country', error: 'country', ...given });

/** A box to tick. */
export const box = (given: Given): FormField =>
  field({ control: 'checkbox', rule: 'checked', error: 'checkbox', width: 'full', ...given });

/** What the page knows and nobody fills in. */
export const hidden = (name: string): FormField =>
  field({ name, control: 'hidden', rule: 'slug', isRequired: false });

/** First and last name. */
export const nameFields: readonly FormField[] = [
  field({ name: 'firstName', error: 'firstName', maxLength: 100, autoComplete: 'given-name' }),
  field({ name: 'lastName', error: 'lastName', maxLength: 100, autoComplete: 'family-name' }),
];

/** An e-mail address, at most as long as one may be (RFC 5321). */
export const emailField = (given: Partial<FormField> = {}): FormField =>
  field({
    name: 'email',
    control: 'email',
    rule: 'email',
    error: 'email',
    maxLength: 254,
    autoComplete: 'email',
    ...given,
  });

export const phoneField = field({
  name: 'phone',
  control: 'tel',
  isRequired: false,
  maxLength: 40,
  autoComplete: 'tel',
});

export const companyField = field({ name: 'company', error: 'company', autoComplete: 'organization' });

/** A serial number: letters, digits, "/", "." and "-", 3 to 30 of them. */
export const serialNumberField = field({
  name: 'serialNumber',
  rule: 'serialNumber',
  error: 'serialNumber',
  maxLength: 30,
});
