import type { OrderDecision } from '@kmx/contract/orders';
import type { Row } from '../database/tables';

type DecidedOrder = Pick<Row<'customer_orders'>, 'status' | 'decision' | 'decided_by_id'>;

/**
 * Decides the outcome of a decision on an order. The first decision counts. If the same person repeats it, as after a lost
 * response, it succeeds without a change.
 */
export const decideApprovalOutcome = (
  requested: OrderDecision,
  viewerId: string,
  { status, decision, decided_by_id: deciderId }: DecidedOrder,
): 'change' | 'unchanged' | 'alreadyDecided' | 'notWaiting' => {
  if (status === 'waitingForApproval') return 'change';
  if (decision === null) return 'notWaiting';
  return decision === requested && deciderId === viewerId ? 'unchanged' : 'alreadyDecided';
};
