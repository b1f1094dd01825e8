import type { OrderStatus } from '@kmx/contract/orders';
import type { NewRow } from '../../services/customer/src/database/tables';
import { createOrderSearchKey } from '../../services/customer/src/text/createOrderSearchKey';
import { demoPeople } from '../../services/toolkit/src/testing/people/people';
import { toTime } from './calendar';
import { createDice } from './dice';
import { turnsOf } from './locations';
import { nameOf } from './tickets/people';

type Part = Pick<NewRow<'customer_parts'>, 'article_number' | 'names'>;

/** Days since the order, and since the last change of its status. */
const plans: readonly [status: OrderStatus, orderedDaysAgo: number, changedDaysAgo: number][] = [
  ['requested', 1, 1],
  ['accepted', 4, 3],
  ['shipped', 9, 2],
  ['delivered', 34, 27],
  ['cancelled', 61, 60],
  ['delivered', 88, 80],
  ['delivered', 143, 136],
];

/** The last line of the oldest order of each organisation is no longer sold. */
const discontinued = { articleNumber: 'KX-0999-00', name: 'Guide bracket, former design' };

const customers = demoPeople.filter(
  ({ isInternal, access }) =>
    !isInternal &&
    access.some(({ application, status }) => application === 'productinfo' && status === 'active'),
);

const englishName = ({ names }: Part): string => {
  const parsed: unknown = JSON.parse(names);
  return typeof parsed === 'object' && parsed !== null && 'en' in parsed ? String(parsed.en) : '';
};

const createOrder = (
  organisationId: string,
  index: number,
  parts: readonly Part[],
  now: Date,
): NewRow<'customer_orders'>[] => {
  const plan = plans[index];
  const members = customers.filter(({ organisationIds }) => organisationIds.includes(organisationId));
  if (!plan || members.length === 0) return [];
  const [status, orderedDaysAgo, changedDaysAgo] = plan;
  const id = `order-${organisationId}-${index + 1}`;
  const dice = createDice(id);
  const person = dice.pick(members);
  const lines = [
    ...new Map(
      Array.from({ length: dice.between(1, 6) }, () => dice.pick(parts)).map((part) => [
        part.article_number,
        {
          articleNumber: part.article_number,
          name: englishName(part),
          quantity: dice.between(1, 24),
        },
      ]),
    ).values(),
    ...(index === plans.length - 1 ? [{ ...discontinued, quantity: 2 }] : []),
  ];
  const reference = `KMX-${organisationId.slice(-1)}D${String(index + 1).padStart(2, '0')}-${dice.between(2000, 9999)}`;
  const customerReference = dice.happens(0.6) ? `PO-${dice.between(4000, 4999)}` : null;
  return [
    {
      id,
      reference,
      organisation_id: organisationId,
      user_id: person.id,
      user_name: nameOf(person),
      location_id: dice.pick(turnsOf(organisationId)).id,
      lines: JSON.stringify(lines),
      note: null,
      customer_reference: customerReference,
      created_at: toTime(now, { daysAgo: orderedDaysAgo, minute: dice.between(420, 900) }),
      changed_at: toTime(now, { daysAgo: changedDaysAgo, minute: dice.between(901, 1020) }),
      idempotency_key: id,
      status,
      search_key: createOrderSearchKey({
        reference,
        customerReference,
        orderedBy: nameOf(person),
        lines,
      }),
    },
  ];
};

/** Orders of the demo organisations in every status. */
export const createOrders = (parts: readonly Part[], now: Date): NewRow<'customer_orders'>[] =>
  ['org-1', 'org-2', 'org-3', 'org-4', 'org-5', 'org-6'].flatMap((organisationId) =>
    plans.flatMap((_, index) => createOrder(organisationId, index, parts, now)),
  );
