import type { AccessAction, ActionRefusalCode } from '../../__generated__/customer/graphql';
import type { DataProblem } from '../../data/problems';

/** Outcome of an action: done, rejected by the service, or without a response. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly action: AccessAction }
  | { readonly kind: 'rejected'; readonly code: ActionRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

interface Result {
  readonly __typename: string;
  readonly code?: ActionRefusalCode;
}

/** Returns the outcome of a change of access or a deletion; a missing response counts as failed (section 7). */
export function decideOutcome(action: AccessAction, response: Result | null | undefined): ActionOutcome {
  if (!response) return { kind: 'problem', problem: 'failed' };
  if (response.code) return { kind: 'rejected', code: response.code };
  return { kind: 'done', action };
}
