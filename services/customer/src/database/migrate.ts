import type { Migration } from 'kysely';
import { runMigrations } from '../../../toolkit/src/database/runMigrations';
import type { CustomerDatabase } from './connect';
import { auditOrganisations } from './schemaMigrations/auditOrganisations';
import { carts } from './schemaMigrations/carts';
import { contentHashes } from './schemaMigrations/contentHashes';
import { directoryTables } from './schemaMigrations/directoryTables';
import { disabledNotifications } from './schemaMigrations/disabledNotifications';
import { initialTables } from './schemaMigrations/initialTables';
import { invitationMails } from './schemaMigrations/invitationMails';
import { noticeMails } from './schemaMigrations/noticeMails';
import { notificationMails } from './schemaMigrations/notificationMails';
import { optionalWarranty } from './schemaMigrations/optionalWarranty';
import { orderApprovals } from './schemaMigrations/orderApprovals';
import { orderStatuses } from './schemaMigrations/orderStatuses';
import { partTables } from './schemaMigrations/partTables';
import { recentMails } from './schemaMigrations/recentMails';
import { replyMails } from './schemaMigrations/replyMails';
import { ticketContacts } from './schemaMigrations/ticketContacts';
import { ticketTables } from './schemaMigrations/ticketTables';
import { uploadOwners } from './schemaMigrations/uploadOwners';
import { userImports } from './schemaMigrations/userImports';

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
  '0019_audit_organisations': auditOrganisations,
};

/** Brings the database up to date and names what it did; several processes may call it at once. */
export const migrate = (db: CustomerDatabase): Promise<readonly string[]> =>
  runMigrations(db, { service: 'customer', tablePrefix: 'customer', migrations });
