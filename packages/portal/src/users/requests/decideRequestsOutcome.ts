import type {
  AccessRequestsQuery,
  ActionRefusalCode,
  DecideAccessRequestsMutation,
  RequestDecision,
} from '../../__generated__/customer/graphql';
import type { DataProblem } from '../../data/problems';

export type AccessRequest = NonNullable<AccessRequestsQuery['accessRequests']>['items'][number];

/** Identifies a request; a later one of the same person for the same application is another. */
export const createRequestKey = ({
  userId,
  application,
  requestedAt,
}: Pick<AccessRequest, 'userId' | 'application' | 'requestedAt'>): string =>
  `${application} ${userId} ${requestedAt ?? ''}`;

export interface RequestsChoice {
  readonly decision: RequestDecision;
  readonly requests: readonly AccessRequest[];
  readonly note: string;
}

export interface FailedRequest {
  readonly request: AccessRequest;
  readonly code: ActionRefusalCode;
  /** The decision that counts, and whose it is; null if it is unknown. */
  readonly earlier: { readonly decision: RequestDecision; readonly name: string } | null;
}

/** Outcome of a choice: an outcome for each request, rejected as a whole, or without a response. */
export type RequestsOutcome =
  | {
      readonly kind: 'decided';
      readonly decision: RequestDecision;
      readonly count: number;
      readonly failed: readonly FailedRequest[];
    }
  | { readonly kind: 'rejected'; readonly code: ActionRefusalCode }
  | { readonly kind: 'problem'; readonly problem: DataProblem };

type Response = DecideAccessRequestsMutation['decideAccessRequests'];
type Outcomes = Extract<Response, { __typename: 'AccessRequestsDecided' }>['outcomes'];

const findFailed = (request: AccessRequest, outcomes: Outcomes): readonly FailedRequest[] => {
  const found = outcomes.find(
    ({ userId, application }) => userId === request.userId && application === request.application,
  );
  const code = found ? found.code : 'invalid';
  if (!code) return [];
  const earlier =
    found?.decision && found.decidedBy ? { decision: found.decision, name: found.decidedBy } : null;
  return [{ request, code, earlier }];
};

/** Returns the outcome of a choice; a missing response counts as failed (section 7). */
export function decideRequestsOutcome(
  { decision, requests }: RequestsChoice,
  response: Response | undefined,
): RequestsOutcome {
  if (!response) return { kind: 'problem', problem: 'failed' };
  if (response.__typename === 'ActionRefused') return { kind: 'rejected', code: response.code };
  const failed = requests.flatMap((request) => findFailed(request, response.outcomes));
  return { kind: 'decided', decision, count: requests.length - failed.length, failed };
}
