import type { FormProblem, FormValues } from '../../forms/FormDefinition';
import type { FormFailure } from '../../forms/FormReading';
import type { Result } from '../../types/Result';

/** Values, token of the bot check ("" without one) and idempotency key of a submission. */
export interface FormSubmission {
  readonly values: FormValues;
  readonly token: string;
  /** Equal for all attempts, so that a retry cannot create a second message. */
  readonly idempotencyKey: string;
}

/** Result of a submission; `offline` without a response and without a network. */
export type SubmitResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'challengeNeeded' | 'offline' }
  | { readonly kind: 'failed'; readonly reason: FormFailure };

export interface FormServices {
  validate: (values: FormValues) => Promise<Result<FormValues, readonly FormProblem[]>>;
  /** Resolves to '' if no token could be created; `isRepeated` if the server requested another one. */
  createToken: (isRepeated: boolean) => Promise<string>;
  submit: (submission: FormSubmission) => Promise<SubmitResult>;
}

export interface FormInput {
  readonly isOnline: boolean;
  readonly createKey: () => string;
  /** True if the form was submitted without script and returned with problems. */
  readonly hasSubmitted?: boolean;
}

export type FormEvent =
  | { readonly type: 'form.submitted'; readonly values: FormValues }
  | { readonly type: 'field.blurred'; readonly name: string; readonly values: FormValues }
  | { readonly type: 'form.reset' | 'online' | 'offline' };

export interface FormContext extends FormInput {
  readonly values: FormValues;
  /** Problems to show, in field order. */
  readonly problems: readonly FormProblem[];
  readonly hasSubmitted: boolean;
  /** Field that lost the focus last, while it is checked. */
  readonly blurred: string | undefined;
  readonly idempotencyKey: string;
  readonly failure: FormFailure | undefined;
  readonly reference: string | undefined;
}

/** After a field lost the focus: its own problem, and the remaining ones of the other fields. */
export const decideShownProblems = (
  shown: readonly FormProblem[],
  found: readonly FormProblem[],
  blurred: string,
): readonly FormProblem[] =>
  found.filter(({ field }) => field === blurred || shown.some((problem) => problem.field === field));

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
