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
  ['waitingForApproval', 2, 2],
  ['declined', 20, 19],
];

const oldestOrder = Math.max(...plans.map(([, orderedDaysAgo]) => orderedDaysAgo));

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

type Decision = Pick<
  NewRow<'customer_orders'>,
  'decision' | 'decided_at' | 'decided_by_id' | 'decided_by_name' | 'decision_note'
>;

const undecided: Decision = {
  decision: null,
  decided_at: null,
  decided_by_id: null,
  decided_by_name: null,
  decision_note: null,
};

const createDecline = (organisationId: string, at: string): Decision => {
  const administrator = demoPeople.find(
    ({ isDelegatedAdmin, organisationIds }) =>
      isDelegatedAdmin === 'external' && organisationIds.includes(organisationId),
  );
  if (!administrator) return undecided;
  return {
    decision: 'decline',
    decided_at: at,
    decided_by_id: administrator.id,
    decided_by_name: nameOf(administrator),
    decision_note: 'We still have some of these in stock.',
  };
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
    ...(orderedDaysAgo === oldestOrder ? [{ ...discontinued, quantity: 2 }] : []),
  ];
  const reference = `KMX-${organisationId.slice(-1)}D${String(index + 1).padStart(2, '0')}-${dice.between(2000, 9999)}`;
  const customerReference = dice.happens(0.6) ? `PO-${dice.between(4000, 4999)}` : null;
  const locationId = dice.pick(turnsOf(organisationId)).id;
  const createdAt = toTime(now, { daysAgo: orderedDaysAgo, minute: dice.between(420, 900) });
  const changedAt = toTime(now, { daysAgo: changedDaysAgo, minute: dice.between(901, 1020) });
  return [
    {
      id,
      reference,
      organisation_id: organisationId,
      user_id: person.id,
      user_name: nameOf(person),
      location_id: locationId,
      lines: JSON.stringify(lines),
      note: null,
      customer_reference: customerReference,
      created_at: createdAt,
      changed_at: changedAt,
      idempotency_key: id,
      status,
      search_key: createOrderSearchKey({
        reference,
        customerReference,
        orderedBy: nameOf(person),
        lines,
      }),
      ...(status === 'declined' ? createDecline(organisationId, changedAt) : undecided),
    },
  ];
};

/** Orders of the demo organisations in every status. */
export const createOrders = (parts: readonly Part[], now: Date): NewRow<'customer_orders'>[] =>
  ['org-1', 'org-2', 'org-3', 'org-4', 'org-5', 'org-6'].flatMap((organisationId) =>
    plans.flatMap((_, index) => createOrder(organisationId, index, parts, now)),
  );
