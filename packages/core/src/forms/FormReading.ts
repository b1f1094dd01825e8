import type { FormProblem, FormValues } from './FormDefinition';

export interface FormAttachment {
  readonly id: string;
  readonly name: string;
}

export type FormFailure = 'unavailable' | 'rejected' | 'tooMany';

interface Entered {
  readonly values: FormValues;
  /** Files already uploaded; the form names them in hidden inputs `attachments`. */
  readonly attachments?: readonly FormAttachment[];
}

export type FormState =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'invalid'; readonly problems: readonly FormProblem[] } & Entered)
  /** Asks for confirmation; `confirm` is sent back with the same values. */
  | ({ readonly kind: 'review'; readonly confirm: string } & Entered)
  | ({ readonly kind: 'failed'; readonly reason: FormFailure } & Entered)
  | { readonly kind: 'sent'; readonly reference: string };

export interface FormReading {
  /** Action URL, such as `/api/forms/contact`. */
  readonly action: string;
  /** Path and query of the page, to return to. */
  readonly returnTo: string;
  readonly state: FormState;
  /** Values by field name, from the page's URL. */
  readonly prefill: FormValues;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Product that the URL refers to. */
  readonly product?: { readonly slug: string; readonly name: string };
  /** E-mail address for a service request, used by the script after a failure. */
  readonly mailAddress?: string;
  /** `mailto:` URL with the entered values, after a failed service request. */
  readonly mailFallback?: string;
  /** Key of the site and `code` of the locale, for the hidden inputs `site` and `locale`. */
  readonly site: string;
  readonly locale: string;
}
