import type { Transaction } from 'kysely';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { toLanguage } from '../locales/countries';
import { composeNotification } from '../notifications/composeNotification';
import { decideNotification } from '../notifications/decideNotification';
import { readDisabledNotifications } from '../notifications/disabledNotifications';
import { approvalRequestMessages } from './approvalRequestMessages';
import type { OrderMailData } from './composeOrderMails';
import type { Approver } from './readApprovers';

/**
 * Puts the mails about an order that waits for approval into the outbox: to all approvers who have not switched them off,
 * each in their language.
 */
export const mailApprovalRequest = async (
  write: Transaction<Tables>,
  { portalUrl }: Pick<DirectoryDependencies, 'portalUrl'>,
  { order, organisation }: OrderMailData,
  { approvers, pieces }: { approvers: readonly Approver[]; pieces: number },
): Promise<void> => {
  const disabledBy = await readDisabledNotifications(
    write,
    approvers.map(({ id }) => id),
  );
  const mails = approvers.flatMap((approver) => {
    const type = decideNotification({ kind: 'orderApproval' }, disabledBy(approver.id));
    if (type === null) return [];
    const language = toLanguage(approver.language) ?? 'en';
    const values = {
      name: cleanLine(`${approver.first_name} ${approver.last_name}`),
      person: cleanLine(order.user_name),
      organisation: cleanLine(organisation),
      reference: order.reference,
      pieces: String(pieces),
      url: `${portalUrl}/orders/${order.reference}`,
    };
    const { subject, lines } = approvalRequestMessages[language];
    const recipient = { type, userId: approver.id, language, portalUrl, to: approver.email };
    return [composeNotification({ ...recipient, subject, lines, values }, new Date(order.created_at))];
  });
  if (mails.length > 0) await write.insertInto('customer_outbox').values(mails).execute();
};
