import { logDenial } from '../../../toolkit/src/logging/logDenial';
import type { Scope } from '../auth/scope';
import type { DirectoryDependencies } from '../directory/dependencies';

export type RejectedKind =
  | 'ticket'
  | 'attachment'
  | 'upload'
  | 'view'
  | 'user'
  | 'location'
  | 'machine'
  | 'product'
  | 'part'
  | 'order'
  | 'list'
  | 'download'
  | 'organisation'
  | 'operation';

/** The same message for both, so that a caller cannot distinguish them. */
export const missingOrInaccessible = 'It is missing, or others have it.';

/**
 * Logs a request for something missing or of another organisation, or an operation that the account is not allowed;
 * `reason` names any other cause of the rejection.
 */
export const logRejection = (
  { log }: Pick<DirectoryDependencies, 'log'>,
  { viewer }: Pick<Scope, 'viewer'>,
  kind: RejectedKind,
  id: string,
  reason = kind === 'operation' ? 'The account is not allowed to.' : missingOrInaccessible,
): void => logDenial(log, { account: viewer.id, kind, id, reason });
