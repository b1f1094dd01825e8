import type { NotificationType } from '@kmx/contract/notifications';
import type { OrderStatus } from '@kmx/contract/orders';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { CustomerDatabase } from '../database/connect';
import type { Row } from '../database/tables';
import { toLanguage } from '../locales/countries';
import { composeNotification } from '../notifications/composeNotification';
import { decideNotification } from '../notifications/decideNotification';
import { readDisabledNotifications } from '../notifications/disabledNotifications';
import { decideOrderChange } from './decideOrderChange';
import { isMailedStatus, orderStatusMessages, type MailedOrderStatus } from './orderStatusMessages';

type Orderer = Pick<Row<'customer_users'>, 'id' | 'email' | 'language' | 'first_name' | 'last_name'>;

const composeStatusMail = (
  status: MailedOrderStatus,
  orderer: Orderer,
  mail: { type: NotificationType; reference: string; portalUrl: string; now: Date },
) => {
  const { type, reference, portalUrl, now } = mail;
  const language = toLanguage(orderer.language) ?? 'en';
  const { greeting, statuses } = orderStatusMessages[language];
  const { subject, text } = statuses[status];
  return composeNotification(
    {
      type,
      userId: orderer.id,
      language,
      portalUrl,
      to: orderer.email,
      subject,
      lines: [greeting, text, '{url}'],
      values: {
        name: cleanLine(`${orderer.first_name} ${orderer.last_name}`),
        reference,
        url: `${portalUrl}/orders/${reference}`,
      },
    },
    now,
  );
};

export type OrderChange =
  | { kind: 'changed' | 'unchanged'; status: OrderStatus }
  | { kind: 'unknown' }
  | { kind: 'rejected'; from: OrderStatus };

/**
 * Changes the status of an order and adds the mail to the outbox in one transaction. Sends no mail for
 * deleted accounts, for statuses without a message and for those that the orderer has switched off.
 */
export const changeOrderStatus = (
  db: CustomerDatabase,
  { reference, status }: { reference: string; status: OrderStatus },
  { portalUrl, now }: { portalUrl: string; now: Date },
): Promise<OrderChange> =>
  db.transaction().execute(async (write) => {
    // Writes first, to lock the row in both databases.
    const order = await write
      .updateTable('customer_orders')
      .set((is) => ({ changed_at: is.ref('changed_at') }))
      .where('reference', '=', reference)
      .returning(['status', 'user_id'])
      .executeTakeFirst();
    if (!order) return { kind: 'unknown' };
    const decided = decideOrderChange(order.status, status);
    if (decided === 'rejected') return { kind: 'rejected', from: order.status };
    if (decided === 'unchanged') return { kind: 'unchanged', status };
    await write
      .updateTable('customer_orders')
      .set({ status, changed_at: now.toISOString() })
      .where('reference', '=', reference)
      .execute();
    const orderer = await write
      .selectFrom('customer_users')
      .select(['id', 'email', 'language', 'first_name', 'last_name'])
      .where('id', '=', order.user_id)
      .executeTakeFirst();
    if (!orderer || !isMailedStatus(status)) return { kind: 'changed', status };
    const disabledBy = await readDisabledNotifications(write, [order.user_id]);
    const type = decideNotification({ kind: 'orderStatus', status }, disabledBy(order.user_id));
    if (type !== null)
      await write
        .insertInto('customer_outbox')
        .values(composeStatusMail(status, orderer, { type, reference, portalUrl, now }))
        .execute();
    return { kind: 'changed', status };
  });
