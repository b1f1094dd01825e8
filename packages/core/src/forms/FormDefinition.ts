import type { formErrorMessages, formGroupMessages, formLabelMessages } from './formMessages';

/** The public forms (portal, sections 2 and 5; public site, section 2.3). */
export const formKinds = [
  'contact',
  'supportRequest',
  'serviceRequest',
  'storyFeedback',
  'whitepaper',
] as const;

export type FormKind = (typeof formKinds)[number];

export type FormControl =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'files'
  | 'hidden';

export type FormRule = 'any' | 'email' | 'zip' | 'serialNumber' | 'country' | 'slug' | 'option' | 'checked';

/** Part of a message id after `blocks.form.error.`. */
export type FormErrorKey = keyof typeof formErrorMessages;

export interface FormCondition {
  readonly field: string;
  /** Values of that field with which the condition holds. */
  readonly isOneOf: readonly string[];
}

/** Part of a message id after `blocks.form.label.`. */
export type FormFieldName = keyof typeof formLabelMessages;

export interface FormField {
  readonly name: FormFieldName;
  readonly control: FormControl;
  readonly isRequired: boolean;
  readonly rule: FormRule;
  /** Message for a missing or invalid entry. */
  readonly error: FormErrorKey;
  /** In characters, after trimming. */
  readonly minLength: number;
  /** In characters. */
  readonly maxLength: number;
  readonly width: 'full' | 'half';
  /** The HTML attribute `autocomplete`. */
  readonly autoComplete?: string;
  /** Values of a select or of radio buttons; countries come from the site. */
  readonly options?: readonly string[];
  readonly visibleWhen?: FormCondition;
  /** For a zip code: the field with its country. */
  readonly countryField?: string;
}

export interface FormGroup {
  readonly name: keyof typeof formGroupMessages;
  readonly fields: readonly FormField[];
}

export interface FormDefinition {
  readonly kind: FormKind;
  /** Name in URLs: `/api/forms/{slug}`. */
  readonly slug: string;
  readonly groups: readonly FormGroup[];
}

/** Values by field name; a ticked checkbox is "yes". */
export type FormValues = Readonly<Record<string, string>>;

export interface FormProblem {
  readonly field: string;
  readonly messageId: string;
}
