import type { Generated, Insertable, Selectable } from 'kysely';
import type { AccessStatus, ApplicationKey } from '@kmx/contract/access';
import type { NotificationType } from '@kmx/contract/notifications';
import type { DelegatedAdmin } from '../../../toolkit/src/access/applications';
import type { OutboxColumns } from '../../../toolkit/src/mail/outbox';
import type { MeasurementSystem } from '../directory/model';
import type { ServiceTables } from './serviceRows';

/**
 * Both databases store the same: ids as text, times as ISO 8601 in UTC with milliseconds (they sort as text), lists
 * as JSON. Every table begins with `customer_`, so that the services can share one database.
 */
export interface Tables extends ServiceTables {
  customer_submissions: {
    id: string;
    idempotency_key: string;
    challenge: string | null;
    reference: string;
    form: string;
    site: string;
    locale: string;
    subject: string;
    reply_to: string | null;
    /** JSON: list of {name, label, value}. */
    fields: string;
    /** SHA-256 of the input: distinguishes a repetition from different content under the same key. */
    fingerprint: string;
    received_at: string;
  };
  customer_uploads: {
    id: string;
    blob_key: string;
    name: string;
    mime_type: string;
    size_bytes: number;
    sha256: string;
    created_at: string;
    /** Null while the file is being received. The clean-up uses such rows to find files of crashed processes. */
    completed_at: string | null;
    submission_id: string | null;
    /** The entry of a ticket that it belongs to. */
    ticket_entry_id: string | null;
    sort_index: number | null;
    /** The only user who can claim it; null for files of public forms. */
    uploader_id: string | null;
  };
  customer_outbox: OutboxColumns & {
    /** Null for invitations and notices only. */
    submission_id: string | null;
    kind: MailKind;
    /** Null for the team of the form, whose address is looked up when the mail is sent. */
    recipient: string | null;
    subject: string;
    reply_to: string | null;
    text: string;
    html: string | null;
    /** JSON: list of ids of uploads that travel with the mail. */
    attachments: string;
    sent_at: string | null;
    /** Null for mails that cannot be switched off. */
    notification_type: NotificationType | null;
    /** Recipient of a notification. */
    user_id: string | null;
    /** Number of the ticket to which its recipient may reply by mail. */
    reply_ticket: number | null;
  };
  customer_organisations: {
    id: string;
    name: string;
    /** Normalised for sorting, like the other keys. */
    name_key: string;
    country: string;
    city: string;
    sub_region: string;
    /** Pieces that an order may have without approval; null for no approval. */
    approval_limit: Generated<number | null>;
  };
  customer_users: {
    /** The subject at the identity provider. */
    id: string;
    email: string;
    email_key: string;
    first_name: string;
    last_name: string;
    name_key: string;
    search_key: string;
    language: string | null;
    country: string | null;
    measurement_system: MeasurementSystem | null;
    is_internal: 0 | 1;
    delegated_admin: DelegatedAdmin | null;
    /** Uses artemis on the own premises. */
    is_on_premises: 0 | 1;
    created_at: string;
    last_sign_in_at: string | null;
  };
  customer_memberships: { user_id: string; organisation_id: string };
  customer_access: {
    user_id: string;
    application: ApplicationKey;
    /** An invitation expires by the clock; the worker writes that down later. */
    status: AccessStatus;
    /** A name. */
    requested_by: string | null;
    requested_at: string | null;
    invited_at: string | null;
    changed_at: string;
  };
  customer_audit: {
    id: string;
    user_id: string;
    at: string;
    /** Null for the service itself. */
    actor_id: string | null;
    actor_name: string;
    action: string;
    application: string | null;
    from_status: AccessStatus | null;
    to_status: AccessStatus | null;
    note: string | null;
    /** Administrators of the user's other organisations do not read the entry; null if it concerns the user alone. */
    organisation_id: string | null;
  };
  /** A line of an imported list whose person was invited. */
  customer_imported_users: {
    actor_id: string;
    idempotency_key: string;
    line: number;
    content_hash: string;
    user_id: string;
    created_at: string;
  };
  /** A row switches one type of mail off for one person. */
  customer_disabled_notifications: { user_id: string; type: NotificationType; disabled_at: string };
  /** Users whose roles the identity provider may not have yet: the roles are computed when they are sent. */
  customer_identity_tasks: {
    user_id: string;
    /** Increases with every change, so that an outdated update does not complete the task. */
    version: number;
    state: TaskState;
    attempts: number;
    due_at: string;
    lease_until: string | null;
    lease_owner: string | null;
    last_error: string | null;
  };
}

export const mailKinds = ['desk', 'confirmation', 'invitation', 'notice'] as const;
export type MailKind = (typeof mailKinds)[number];

export const taskStates = ['waiting', 'done', 'dead'] as const;
export type TaskState = (typeof taskStates)[number];

type TableName = keyof Tables;
export type Row<Name extends TableName> = Selectable<Tables[Name]>;
export type NewRow<Name extends TableName> = Insertable<Tables[Name]>;
