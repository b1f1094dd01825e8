import type { Migration } from 'kysely';
import { runMigrations } from '../../../toolkit/src/database/runMigrations';
import { carts } from './carts';
import type { CustomerDatabase } from './connect';
import { contentHashes } from './contentHashes';
import { directoryTables } from './directoryTables';
import { disabledNotifications } from './disabledNotifications';
import { initialTables } from './initialTables';
import { invitationMails } from './invitationMails';
import { noticeMails } from './noticeMails';
import { notificationMails } from './notificationMails';
import { optionalWarranty } from './optionalWarranty';
import { orderApprovals } from './orderApprovals';
import { orderStatuses } from './orderStatuses';
import { partTables } from './partTables';
import { recentMails } from './recentMails';
import { replyMails } from './replyMails';
import { ticketContacts } from './ticketContacts';
import { ticketTables } from './ticketTables';
import { uploadOwners } from './uploadOwners';
import { userImports } from './userImports';

/** In the order of their names, which never change. */
const migrations: Record<string, Migration> = {
  '0001_initial_tables': initialTables,
  '0002_recent_mails': recentMails,
  '0003_directory_tables': directoryTables,
  '0004_invitation_mails': invitationMails,
  '0005_ticket_tables': ticketTables,
  '0006_part_tables': partTables,
  '0007_notice_mails': noticeMails,
  '0008_upload_owners': uploadOwners,
  '0009_optional_warranty': optionalWarranty,
  '0010_ticket_contacts': ticketContacts,
  '0011_content_hashes': contentHashes,
  '0012_order_statuses': orderStatuses,
  '0013_disabled_notifications': disabledNotifications,
  '0014_notification_mails': notificationMails,
  '0015_carts': carts,
  '0016_user_imports': userImports,
  '0017_reply_mails': replyMails,
  '0018_order_approvals': orderApprovals,
};

/** Brings the database up to date and names what it did; several processes may call it at once. */
export const migrate = (db: CustomerDatabase): Promise<readonly string[]> =>
  runMigrations(db, { service: 'customer', tablePrefix: 'customer', migrations });
