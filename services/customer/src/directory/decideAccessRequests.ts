import { z } from 'zod';
import { applicationKeys } from '@kmx/contract/access';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import { listLimits } from '../lists/listLimits';
import { changeAccess } from './changeAccess';
import { decideStaleRequest, type EarlierDecision } from './decideStaleRequest';
import { rejectWith, type DirectoryDependencies } from './dependencies';
import { requestDecisions, type RequestOutcome, type RequestsResult } from './model';
import type { DecideRequestsInput } from './portal';

/** Users whose roles are sent before the response; the worker sends the others. */
const pushedAtOnce = 10;

const actions = { accept: 'acceptRequest', decline: 'declineRequest' } as const;

type Request = DecideRequestsInput['requests'][number];

const isUnique = (requests: readonly Request[]): boolean =>
  new Set(requests.map(({ userId, application }) => `${application} ${userId}`)).size === requests.length;

const inputSchema = z.object({
  decision: z.enum(requestDecisions),
  requests: z
    .array(
      z.object({
        userId: z.string().min(1).max(200).refine(isPlain),
        application: z.enum(applicationKeys),
        requestedAt: z.string().max(40).refine(isPlain).nullable(),
      }),
    )
    .min(1)
    .max(listLimits.accessRequests)
    .refine(isUnique),
  note: z.string().nullable(),
});

/** Reads the first decision since the request. */
const readDecision = async (
  db: CustomerDatabase,
  { userId, application, requestedAt }: Request,
): Promise<EarlierDecision | null> => {
  const entry = await db
    .selectFrom('customer_audit')
    .select(['action', 'actor_id', 'actor_name'])
    .where('user_id', '=', userId)
    .where('application', '=', application)
    .where('action', 'in', Object.values(actions))
    .where('at', '>=', requestedAt ?? '')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  if (!entry) return null;
  const decision = entry.action === actions.accept ? 'accept' : 'decline';
  return { decision, actorId: entry.actor_id, actorName: entry.actor_name };
};

const decideOne = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { decision, note }: DecideRequestsInput,
  request: Request,
): Promise<RequestOutcome> => {
  const { userId, application } = request;
  const action = actions[decision];
  const result = await changeAccess(dependencies, scope, {
    ...request,
    action,
    expectedStatus: 'pending',
    note,
    isOnPremises: null,
  });
  if (result.kind === 'changed') return { userId, application, code: null, decision, decidedBy: scope.name };
  if (result.code !== 'staleStatus')
    return { userId, application, code: result.code, decision: null, decidedBy: null };
  const earlier = await readDecision(dependencies.db, request);
  return { userId, application, ...decideStaleRequest(decision, scope.viewer.id, earlier) };
};

/**
 * Accepts or declines several requests one by one, each checked, recorded and mailed as a single decision; one that
 * fails does not affect the others.
 */
export const decideAccessRequests = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  given: DecideRequestsInput,
): Promise<RequestsResult> => {
  const input = inputSchema.safeParse(given);
  if (!input.success) return rejectWith('invalid');
  const { sync } = dependencies;
  const changed = new Set<string>();
  const push = (userId: string) => Promise.resolve(void changed.add(userId));
  const deferred = { ...dependencies, sync: { ...sync, push } };
  const outcomes: RequestOutcome[] = [];
  for (const request of input.data.requests)
    outcomes.push(await decideOne(deferred, scope, input.data, request));
  const userIds = [...changed];
  await Promise.all(userIds.slice(0, pushedAtOnce).map((userId) => sync.push(userId)));
  if (userIds.length > pushedAtOnce) sync.wake();
  return { kind: 'decided', outcomes };
};
