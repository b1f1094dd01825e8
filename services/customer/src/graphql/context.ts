import type { ApplicationKey } from '@kmx/contract/access';
import type { RefusedKind } from '../audit/noteRefusal';
import type { Viewer } from '../auth/viewer';
import type { Dashboard } from '../dashboard/model';
import type { Portal } from '../directory/portal';
import type { Inventory } from '../inventory/inventory';
import type { PublicMachine } from '../inventory/model';
import type { Catalogue } from '../parts/catalogue';
import type { Submission, SubmissionResult } from '../submissions/submission';
import type { TicketDesk } from '../tickets/ticketDesk';

/** The signed-in person, what they may do, and whether the token makes them an administrator of users. */
export interface Session {
  viewer: Viewer;
  portal: Portal;
  isAdministrator: boolean;
  /**
   * Writes down that the person was refused a thing or an operation, and why; without a reason, because it is not theirs,
   * or not allowed to their account.
   */
  noteRefused: (kind: RefusedKind, id: string, reason?: string) => void;
  /** What the person may use. */
  applications: ReadonlySet<ApplicationKey>;
  tickets: TicketDesk;
  inventory: Inventory;
  catalogue: Catalogue;
  readDashboard: () => Promise<Dashboard>;
}

/** Opens the session of an identity token; throws `TokenInvalid` or `KeysUnavailable`. */
export type OpenSession = (token: string) => Promise<Session>;

/** What resolvers may do; the rest of the service is out of their sight. */
export interface CustomerContext {
  /** Names of the forms that are taken. */
  forms: readonly string[];
  submit: (submission: Submission) => Promise<SubmissionResult>;
  /** What is public of the machine with a code; null for every other text. */
  publicMachine: (code: string) => Promise<PublicMachine | null>;
  /** Writes down that somebody who is not known was refused, and why; without a reason, for want of a token. */
  noteAnonymous: (operation: string, reason?: string) => void;
  /** Null without an identity token. */
  session: Session | null;
}

/** Writes down that an operation was refused for this reason, to whoever it was that asked. */
export const noteRefusedOperation = (
  { session, noteAnonymous }: Pick<CustomerContext, 'session' | 'noteAnonymous'>,
  operation: string,
  reason: string,
): void =>
  session === null ? noteAnonymous(operation, reason) : session.noteRefused('operation', operation, reason);

/** The context of operations that need a signed-in person. */
export type SignedInContext = CustomerContext & { session: Session };
