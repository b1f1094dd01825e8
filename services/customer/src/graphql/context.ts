import type { ApplicationKey } from '@kmx/contract/access';
import type { RejectedKind } from '../audit/logRejection';
import type { Viewer } from '../auth/viewer';
import type { Dashboard } from '../dashboard/model';
import type { Portal } from '../directory/portal';
import type { Inventory } from '../inventory/inventory';
import type { PublicMachine } from '../inventory/model';
import type { Unsubscribing } from '../notifications/unsubscribe';
import type { Catalogue } from '../parts/catalogue';
import type { Submission, SubmissionResult } from '../submissions/submission';
import type { TicketOperations } from '../tickets/ticketOperations';

/** The signed-in user, their operations, and whether the token has the role of a user administrator. */
export interface Session {
  viewer: Viewer;
  portal: Portal;
  isAdministrator: boolean;
  /** May approve orders of the own organisations. */
  isApprover: boolean;
  /**
   * Logs that the user was denied a thing or an operation, and the reason; without one, it belongs to others or the
   * account is not allowed.
   */
  logRejected: (kind: RejectedKind, id: string, reason?: string) => void;
  applications: ReadonlySet<ApplicationKey>;
  tickets: TicketOperations;
  inventory: Inventory;
  catalogue: Catalogue;
  readDashboard: () => Promise<Dashboard>;
}

/** Opens the session of an access token; throws `TokenInvalid` or `IntrospectionUnavailable`. */
export type OpenSession = (token: string) => Promise<Session>;

/** Interface of the service for resolvers. */
export interface CustomerContext {
  /** Names of the forms that are taken. */
  forms: readonly string[];
  submit: (submission: Submission) => Promise<SubmissionResult>;
  /** Public data of the machine with a code; null for every other text. */
  publicMachine: (code: string) => Promise<PublicMachine | null>;
  /** Operations for the holder of a mail link, who is not signed in. */
  unsubscribing: Unsubscribing;
  /** Logs that an unknown user was denied, and the reason; without one, the token is missing. */
  logAnonymous: (operation: string, reason?: string) => void;
  /** Null without an access token. */
  session: Session | null;
}

/** Logs that an operation was denied for this reason, for a known or unknown user. */
export const logRejectedOperation = (
  { session, logAnonymous }: Pick<CustomerContext, 'session' | 'logAnonymous'>,
  operation: string,
  reason: string,
): void =>
  session === null ? logAnonymous(operation, reason) : session.logRejected('operation', operation, reason);

/** Context of operations that require a signed-in user. */
export type SignedInContext = CustomerContext & { session: Session };
