import type { TicketStatus } from '@kmx/contract/tickets';
import type { Dice } from '../dice';

/** Steps after a ticket was created; after `replyAtWork` the provider continues to work on it. */
export type Step =
  | 'reply'
  | 'replyAtWork'
  | 'comment'
  | 'statusChanged'
  | 'closed'
  | 'reopened'
  | 'watcherAdded'
  | 'watcherRemoved';

type Plan = readonly Step[];

/** None to eight steps that end in a status. */
const plans: Readonly<Record<TicketStatus, readonly Plan[]>> = {
  open: [[], [], ['comment'], ['watcherAdded'], ['reply', 'closed', 'reopened', 'comment']],
  inProgress: [
    ['statusChanged'],
    ['replyAtWork'],
    ['reply', 'comment'],
    ['reply', 'comment', 'watcherAdded'],
    ['statusChanged', 'reply', 'comment'],
    ['reply', 'comment', 'reply', 'comment'],
    ['reply', 'comment', 'reply', 'comment', 'replyAtWork', 'comment'],
  ],
  waitingForCustomer: [
    ['reply'],
    ['statusChanged', 'reply'],
    ['watcherAdded', 'reply'],
    ['reply', 'comment', 'reply'],
    ['comment', 'reply', 'comment', 'reply', 'comment', 'reply'],
  ],
  closed: [
    ['closed'],
    ['reply', 'closed'],
    ['reply', 'comment', 'closed'],
    ['statusChanged', 'reply', 'comment', 'closed'],
    ['reply', 'comment', 'reply', 'closed'],
    ['reply', 'comment', 'reply', 'comment', 'closed'],
    ['watcherAdded', 'reply', 'comment', 'reply', 'comment', 'closed'],
    ['reply', 'watcherAdded', 'comment', 'reply', 'watcherRemoved', 'closed'],
    ['reply', 'comment', 'reply', 'comment', 'reply', 'comment', 'closed'],
    ['reply', 'comment', 'closed', 'reopened', 'comment', 'reply', 'comment', 'closed'],
  ],
};

const countOf = (plan: Plan, meant: Step): number => plan.filter((step) => step === meant).length;

/** Plans with at most two replies and one comment, for which the texts of a case suffice. */
const isShort = (plan: Plan): boolean =>
  countOf(plan, 'reply') + countOf(plan, 'replyAtWork') <= 2 &&
  !plan.includes('reopened') &&
  (!plan.includes('comment') || plan.indexOf('reply') < plan.indexOf('comment')) &&
  (plan.includes('reply') || !plan.includes('comment'));

export const choosePlan = (dice: Dice, status: TicketStatus, isTerse: boolean): Plan =>
  dice.pick(isTerse ? plans[status].filter(isShort) : plans[status]);

/** Up to so many days old, these shares (of 1) are open, in progress and waiting; the others are closed. */
const ages: readonly (readonly [days: number, open: number, inProgress: number, waiting: number])[] = [
  [3, 0.5, 0.25, 0.15],
  [14, 0.2, 0.28, 0.22],
  [45, 0.06, 0.2, 0.2],
  [120, 0.01, 0.06, 0.09],
  [Infinity, 0.002, 0.008, 0.02],
];

export const chooseStatus = (dice: Dice, daysAgo: number): TicketStatus => {
  const [, open, inProgress, waiting] = ages.find(([days]) => daysAgo <= days) ?? [0, 0, 0, 0];
  const share = dice.roll();
  if (share < open) return 'open';
  if (share < open + inProgress) return 'inProgress';
  return share < open + inProgress + waiting ? 'waitingForCustomer' : 'closed';
};
