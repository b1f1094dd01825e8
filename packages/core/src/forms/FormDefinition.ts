import type { formErrorMessages, formGroupMessages } from './formMessages';

/** The public forms (portal, sections 2 and 5; public site, section 2.3). */
export const formKinds = [
  'contact',
  'supportRequest',
  'serviceRequest',
  'storyFeedback',
  'whitepaper',
] as const;

/** A public form. */
export type FormKind = (typeof formKinds)[number];

/** How a field is drawn. */
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

/** What an entry has to look like when there is one. */
export type FormRule = 'any' | 'email' | 'zip' | 'serialNumber' | 'country' | 'slug' | 'option' | 'checked';

/** The part of a message id after `blocks.form.error.`. */
export type FormErrorKey = keyof typeof formErrorMessages;

/** A field that is there only while another one holds a value. */
export interface FormCondition {
  readonly field: string;
  readonly equals: string;
}

/** A field of a form: how it is drawn, and what it accepts. */
export interface FormField {
  readonly name: string;
  readonly control: FormControl;
  readonly isRequired: boolean;
  readonly rule: FormRule;
  /** What is said when it is missing or wrong. */
  readonly error: FormErrorKey;
  /** In characters, after trimming. */
  readonly minLength: number;
  /** In characters. */
  readonly maxLength: number;
  readonly width: 'full' | 'half';
  /** The HTML attribute `autocomplete`. */
  readonly autoComplete?: string;
  /** The values of a select or of radio buttons; a country's come from the site. */
  readonly options?: readonly string[];
  readonly visibleWhen?: FormCondition;
  /** For a zip code: the field that names its country. */
  readonly countryField?: string;
}

/** Fields that belong together, under one legend. */
export interface FormGroup {
  readonly name: keyof typeof formGroupMessages;
  readonly fields: readonly FormField[];
}

/** A form: its groups in the order in which they are read. */
export interface FormDefinition {
  readonly kind: FormKind;
  /** Its name in addresses: `/api/forms/{slug}`. */
  readonly slug: string;
  readonly groups: readonly FormGroup[];
}

/** What a form holds, by field name; a ticked checkbox is "yes". */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a field, by the id of its message. */
export interface FormProblem {
  readonly field: string;
  readonly messageId: string;
}
