import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { isOneOf } from '../database/conditions';
import { isPlain } from '../database/isPlain';
import type { Row, Tables } from '../database/tables';
import { cleanNote } from '../directory/changeAccess';
import type { DirectoryDependencies } from '../directory/dependencies';
import { decideApprovalOutcome } from './decideApprovalOutcome';
import { mailApprovalDecision } from './mailApprovalDecision';
import type { ApprovalRejected, ApprovalResult, DecideApprovalInput } from './model';

type Write = Transaction<Tables>;
type OrderRow = Row<'customer_orders'>;

const reject = (
  code: ApprovalRejected['code'],
  decided?: Pick<OrderRow, 'decision' | 'decided_by_name'>,
): ApprovalRejected => ({
  kind: 'rejected',
  code,
  decision: decided?.decision ?? null,
  decidedBy: decided?.decided_by_name ?? null,
});

/** Reads an order of the scope's organisations, locked by a write in both databases. */
const lockOrder = (
  write: Write,
  { organisationIds }: Scope,
  reference: string,
): Promise<OrderRow | undefined> =>
  write
    .updateTable('customer_orders')
    .set((is) => ({ changed_at: is.ref('changed_at') }))
    .where('reference', '=', reference.toUpperCase())
    .where(isOneOf(sql.ref('organisation_id'), organisationIds))
    .returningAll()
    .executeTakeFirst();

const decisions = {
  approve: { status: 'requested', action: 'approveOrder' },
  decline: { status: 'declined', action: 'declineOrder' },
} as const;

/** Stores the decision with its audit entry and its mails. */
const store = async (
  write: Write,
  dependencies: DirectoryDependencies,
  scope: Scope,
  order: OrderRow,
  { decision, note }: DecideApprovalInput,
): Promise<void> => {
  const at = dependencies.now();
  const { status, action } = decisions[decision];
  const decided = {
    status,
    decision,
    changed_at: at.toISOString(),
    decided_at: at.toISOString(),
    decided_by_id: scope.viewer.id,
    decided_by_name: scope.name,
    decision_note: note,
  };
  await write.updateTable('customer_orders').set(decided).where('id', '=', order.id).execute();
  await writeAudit(write, {
    userId: order.user_id,
    actor: { id: scope.viewer.id, name: scope.name },
    action,
    at,
    organisationId: order.organisation_id,
  });
  await mailApprovalDecision(write, dependencies, scope, { ...order, ...decided });
};

/**
 * Approves or declines an order of the user's organisations. The first decision counts: the same person can repeat it, and
 * any other decision is rejected with it.
 */
export const decideOrderApproval = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  given: DecideApprovalInput,
): Promise<ApprovalResult> => {
  const input = { ...given, note: given.decision === 'decline' ? cleanNote(given.note) : null };
  const result = await dependencies.db.transaction().execute(async (write): Promise<ApprovalResult> => {
    const order = isPlain(input.reference) ? await lockOrder(write, scope, input.reference) : undefined;
    if (!order) return reject('unknownOrder');
    const outcome = decideApprovalOutcome(input.decision, scope.viewer.id, order);
    if (outcome === 'notWaiting' || outcome === 'alreadyDecided') return reject(outcome, order);
    if (outcome === 'unchanged') return { kind: 'decided', status: order.status };
    await store(write, dependencies, scope, order, input);
    return { kind: 'decided', status: decisions[input.decision].status };
  });
  if (result.kind === 'decided') dependencies.wakeMail();
  else if (result.code === 'unknownOrder') logRejection(dependencies, scope, 'order', input.reference);
  return result;
};
