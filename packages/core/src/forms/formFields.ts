import type { FormField, FormFieldName } from './FormDefinition';

type FieldInput = Partial<FormField> & Pick<FormField, 'name'>;

/** "At most 5000 characters", for texts of several lines. */
const longText = 5000;
const line = 200;

/** Required single-line text by default. */
export const field = (given: FieldInput): FormField => ({
  control: 'text',
  isRequired: true,
  rule: 'any',
  error: 'value',
  minLength: 1,
  maxLength: line,
  width: 'half',
  ...given,
});

export const longField = (given: FieldInput): FormField =>
  field({ control: 'textarea', error: 'message', maxLength: longText, width: 'full', ...given });

export const choice = (given: FieldInput & Pick<FormField, 'options'>): FormField =>
  field({ control: 'select', rule: 'option', ...given });

/** Country code, such as "CH". */
export const countryField = (given: FieldInput): FormField =>
  field({ control: 'select', rule: 'country', error: 'country', ...given });

export const box = (given: FieldInput): FormField =>
  field({ control: 'checkbox', rule: 'checked', error: 'checkbox', width: 'full', ...given });

export const hidden = (name: FormFieldName): FormField =>
  field({ name, control: 'hidden', rule: 'slug', isRequired: false });

export const nameFields: readonly FormField[] = [
  field({ name: 'firstName', error: 'firstName', maxLength: 100, autoComplete: 'given-name' }),
  field({ name: 'lastName', error: 'lastName', maxLength: 100, autoComplete: 'family-name' }),
];

/** E-mail address of at most the length that RFC 5321 allows. */
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

/** Serial number: 3 to 30 letters, digits, "/", "." and "-". */
export const serialNumberField = field({
  name: 'serialNumber',
  rule: 'serialNumber',
  error: 'serialNumber',
  maxLength: 30,
});
