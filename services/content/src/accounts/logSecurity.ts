import { log } from '../config/log';

/** Recorded events of accounts of people. */
type SecurityEvent =
  | 'Signed in'
  | 'Sign-in failed'
  | 'Too many attempts'
  | 'Current password was wrong'
  | 'Signed out'
  | 'Reset of a password requested'
  | 'Reset mail could not be sent'
  | 'Password reset'
  | 'Password changed'
  | 'E-mail address changed'
  | 'Role changed'
  | 'Second factor set up'
  | 'Second factor replaced'
  | 'Second factor removed'
  | 'Second factor reset'
  | 'Second factor failed'
  | 'Recovery code used'
  | 'Recovery codes renewed'
  | 'Account created'
  | 'Account deactivated'
  | 'Account activated'
  | 'Account deleted';

interface Subjects {
  /** Id of the account that the event is about; undefined if there is none with the entered address. */
  account?: string | undefined;
  /** Id of the person who did it, if it was somebody else. */
  actor?: string | undefined;
}

const failures: ReadonlySet<SecurityEvent> = new Set([
  'Sign-in failed',
  'Too many attempts',
  'Current password was wrong',
  'Second factor failed',
  'Reset mail could not be sent',
]);

/**
 * Logs an event of an account: ids only, neither mail and network addresses nor names.
 */
export const logSecurity = (event: SecurityEvent, { account, actor }: Subjects = {}): void => {
  const level = failures.has(event) ? 'warn' : 'info';
  log(level, event, { category: 'security', account, actor: actor === account ? undefined : actor });
};
