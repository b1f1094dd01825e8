import type { Generated, Insertable, Selectable } from 'kysely';
import type { OutboxColumns } from '../../../toolkit/src/mail/outbox';

/**
 * Both databases hold the same: ids as text, times as ISO 8601 in UTC (those of the protocol in
 * seconds, as it counts them), truth as 0 or 1, lists as JSON. Every table begins with `identity_`.
 */
export interface Tables {
  identity_accounts: {
    id: string;
    email: string;
    /** The address in lower case: an address has one account. */
    email_folded: string;
    given_name: string;
    family_name: string;
    language: string;
    country: string;
    measurement_system: string | null;
    is_internal: number;
    /** JSON: list of role names. */
    roles: string;
    /** 1: a single role travels as a string, not as a list. */
    is_single_role_text: number;
    is_active: number;
    /** Null until the invitation is accepted. */
    password_hash: string | null;
    /** Sealed, see DeviceSecrets; in Base32 if last used before there were seals. Null without a device. */
    totp_secret: string | null;
    /** The 30 s step of the last code that was used. */
    totp_step: number | null;
    /** 1 since a device was set up: after a reset the next sign-in asks for a new one. */
    is_totp_wanted: number;
    /** Seconds since 1970: sessions begun before have ended. Null: none were. */
    sessions_ended_at: number | null;
    created_at: string;
  };
  identity_recovery_codes: {
    account_id: string;
    /** First characters of a code: they select the hash that it is compared with. */
    selector: string;
    hash: string;
  };
  identity_passkeys: {
    /** The credential's id, base64url. */
    id: string;
    account_id: string;
    name: string;
    /** COSE key, base64url. */
    public_key: string;
    /** Signatures that the authenticator has counted; synced passkeys stay at 0. */
    counter: number;
    /** JSON: list of transports. */
    transports: string;
    created_at: string;
    used_at: string | null;
  };
  /** Each purpose waits for one response, to the newest challenge. */
  identity_passkey_challenges: {
    /** Ceremony and account, or ceremony and sign-in. */
    purpose: string;
    challenge: string;
    /** Digest of the account's credentials when the challenge was made, see `credentialsOf`. */
    credentials: string | null;
    expires_at: string;
  };
  /** Use of a browser session; the session itself is a row of the protocol. */
  identity_session_origins: {
    session_uid: string;
    account_id: string;
    user_agent: string;
    seen_at: string;
  };
  identity_links: {
    /** SHA-256 of the secret in the link. */
    hash: string;
    account_id: string;
    kind: LinkKind;
    expires_at: string;
  };
  identity_oidc: {
    model: string;
    id: string;
    /** JSON. */
    payload: string;
    account_id: string | null;
    grant_id: string | null;
    session_uid: string | null;
    uid: string | null;
    /** Seconds since 1970. */
    consumed_at: number | null;
    /** Seconds since 1970. */
    expires_at: number | null;
  };
  identity_secrets: { name: string; value: string };
  identity_attempts: {
    key: string;
    tries: number;
    /** Expiry; the row is deleted later. */
    until: string;
  };
  identity_outbox: OutboxColumns & {
    kind: Generated<MailKind>;
    /** Address as it was entered, normalized: it may have no account. One row of the kind `reset` per address. */
    email_folded: string;
    /** The secret of the link, which works for an hour; null before the first attempt and when the mail is dead. */
    token: string | null;
  };
}

export type LinkKind = 'invitation' | 'reset';

/** Account changes that a person gets a mail about. */
export const noticeKinds = [
  'passwordChanged',
  'deviceAdded',
  'deviceReplaced',
  'deviceRemoved',
  'deviceReset',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodesCreated',
  'recoveryCodeUsed',
  'signedOutEverywhere',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type MailKind = 'reset' | NoticeKind;

export type NewAccountRow = Insertable<Tables['identity_accounts']>;
/** `has_passkey` is computed: 1 if the account has a passkey or several. */
export type AccountRow = Selectable<Tables['identity_accounts']> & { has_passkey: number };
export type OutboxRow = Selectable<Tables['identity_outbox']>;
