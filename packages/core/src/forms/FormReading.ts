import type { FormProblem, FormValues } from './FormDefinition';

/** A file that the customer service keeps until its form is sent. */
export interface FormAttachment {
  readonly id: string;
  readonly name: string;
}

/** Why a form was not taken: a service is down, the check for robots refused it, or there were too many. */
export type FormFailure = 'unavailable' | 'refused' | 'tooMany';

interface Entered {
  readonly values: FormValues;
  /** Files that arrived already; a form names them in hidden inputs `attachments`. */
  readonly attachments?: readonly FormAttachment[];
}

/** How a form stands when its page is drawn: what a post without script led to. */
export type FormState =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'invalid'; readonly problems: readonly FormProblem[] } & Entered)
  /** Asks once more; `confirm` goes back with the same values. */
  | ({ readonly kind: 'review'; readonly confirm: string } & Entered)
  | ({ readonly kind: 'failed'; readonly reason: FormFailure } & Entered)
  | { readonly kind: 'sent'; readonly reference: string };

/** What a form is drawn from, beside the settings that an editor gave it. */
export interface FormReading {
  /** Where it posts to, such as `/api/forms/contact`. */
  readonly action: string;
  /** The page's own path and query, where the reader comes back to. */
  readonly returnTo: string;
  readonly state: FormState;
  /** By field name, from the page's address. */
  readonly prefill: FormValues;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** The product that the address asks about. */
  readonly product?: { readonly slug: string; readonly name: string };
  /** Where a service request can be sent by e-mail, for what a script writes once it has failed. */
  readonly mailAddress?: string;
  /** A `mailto:` address with what was entered, once a service request has failed. */
  readonly mailFallback?: string;
  /** The site's key and the locale's `code`, for the hidden inputs `site` and `locale`. */
  readonly site: string;
  readonly locale: string;
}
