import type { OrderStatus } from '@kmx/contract/orders';
import { StartError } from '../../../toolkit/src/cli/StartError';
import type { OrderChange } from './changeOrderStatus';

const teamStatuses = [
  'accepted',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

export const parseOrderChange = (
  reference: string | undefined,
  status: string | undefined,
): { reference: string; status: OrderStatus } => {
  const known = teamStatuses.find((one) => one === status);
  if (reference === undefined || known === undefined)
    throw new StartError(`Usage: order <reference> <${teamStatuses.join('|')}>`);
  return { reference: reference.toUpperCase(), status: known };
};

/**
 * Returns one line for the operator.
 * @throws {@link StartError} if the order was not changed.
 */
export const describeOrderChange = (reference: string, change: OrderChange): string => {
  switch (change.kind) {
    case 'changed':
      return `Order ${reference} is ${change.status}.`;
    case 'unchanged':
      return `Order ${reference} was ${change.status} already.`;
    case 'unknown':
      throw new StartError(`There is no order ${reference}.`);
    case 'rejected':
      throw new StartError(`Order ${reference} is ${change.from}, from which it cannot change so.`);
  }
};
