import type { Log } from '@kmx/server/logging';
import type { CustomerDatabase } from '../database/connect';
import type { IdentityClient } from '../identity/identityClient';
import type { IdentitySync } from '../identity/identitySync';
import type { ActionRejected } from './model';

/** Dependencies of the portal's operations. */
export interface DirectoryDependencies {
  db: CustomerDatabase;
  identity: IdentityClient;
  sync: IdentitySync;
  /** Absolute URL for invited users with an account. */
  portalUrl: string;
  now: () => Date;
  /** A mail was put into the outbox. */
  wakeMail: () => void;
  /** Recipients of submissions, see MAIL_DESKS. */
  supportAddresses: Readonly<Record<string, string>>;
  /** Mails about tickets have a reply address. */
  canReplyByMail: boolean;
  log: Log;
}

const messages: Readonly<Record<ActionRejected['code'], string>> = {
  notAllowed: 'You may not do this.',
  ownUser: 'Nobody changes access of their own, or deletes themselves: another administrator does.',
  staleStatus: 'Somebody has changed this access meanwhile.',
  lastMembership: 'This is the only organisation of the user.',
  // The same message for both, so that callers cannot find out which users exist.
  unknownUser: 'This user does not exist, or you do not have permission to see them.',
  invalid: 'What was entered cannot be used.',
  managedInternally: 'The account data of employees is managed internally.',
  tooManyInvitations: 'This address has had as many invitations as it may have within an hour.',
  identityUnavailable: 'The identity service does not answer. Nothing was changed; please try again later.',
};

/** Nothing was changed, and why. */
export const rejectWith = (code: ActionRejected['code'], message = messages[code]): ActionRejected => ({
  kind: 'rejected',
  code,
  message,
});
