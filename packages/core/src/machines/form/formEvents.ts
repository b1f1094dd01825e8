import type { FormProblem, FormValues } from '../../forms/FormDefinition';
import type { FormFailure } from '../../forms/FormReading';
import type { Result } from '../../types/Result';

/** What is sent: the entries, the token of the check for robots ("" when there is none), and the key of this one message. */
export interface FormSubmission {
  readonly values: FormValues;
  readonly token: string;
  /** The same for every try, so that a retry cannot make a second message. */
  readonly idempotencyKey: string;
}

/** What sending led to; `offline` when nothing answered and the browser has no network. */
export type SubmitResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'challengeNeeded' | 'offline' }
  | { readonly kind: 'failed'; readonly reason: FormFailure };

/** What the machine has done for it. */
export interface FormServices {
  validate: (values: FormValues) => Promise<Result<FormValues, readonly FormProblem[]>>;
  /** Empty when no token could be made; `isRepeated` once the server asked for another one. */
  createToken: (isRepeated: boolean) => Promise<string>;
  submit: (submission: FormSubmission) => Promise<SubmitResult>;
}

/** How a form starts. */
export interface FormInput {
  readonly isOnline: boolean;
  readonly createKey: () => string;
  /** The form was sent once without script, and shows what is wrong with it. */
  readonly hasSubmitted?: boolean;
}

/** What happens to a form. */
export type FormEvent =
  | { readonly type: 'form.submitted'; readonly values: FormValues }
  | { readonly type: 'field.blurred'; readonly name: string; readonly values: FormValues }
  | { readonly type: 'form.reset' | 'online' | 'offline' };

/** What a form knows. */
export interface FormContext extends FormInput {
  readonly values: FormValues;
  /** What is shown, in field order. */
  readonly problems: readonly FormProblem[];
  readonly hasSubmitted: boolean;
  /** The field that was left last, while it is checked. */
  readonly blurred: string | undefined;
  readonly idempotencyKey: string;
  readonly failure: FormFailure | undefined;
  readonly reference: string | undefined;
}

/** What is shown once a field was left: its own problem, and of the others those that are still there. */
export const decideShownProblems = (
  shown: readonly FormProblem[],
  found: readonly FormProblem[],
  blurred: string,
): readonly FormProblem[] =>
  found.filter(({ field }) => field === blurred || shown.some((problem) => problem.field === field));

/** What an answer changes. */
export function applySubmitResult(result: SubmitResult): Partial<FormContext> {
  switch (result.kind) {
    case 'sent':
      return { reference: result.reference, values: {}, problems: [] };
    case 'invalid':
      return { problems: result.problems };
    case 'failed':
      return { failure: result.reason };
    case 'challengeNeeded':
    case 'offline':
      return {};
  }
}
