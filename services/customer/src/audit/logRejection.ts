import { cleanLine } from '../../../toolkit/src/mail/cleanText';
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

const longestId = 64;

/** The same message for both, so that a caller cannot distinguish them. */
export const missingOrInaccessible = 'It is missing, or others have it.';

/**
 * Logs on one line, with ids only, a request for something missing or of another organisation, or an operation that
 * the account is not allowed; `reason` names any other cause of the rejection.
 */
export const logRejection = (
  { warn }: Pick<DirectoryDependencies, 'warn'>,
  { viewer }: Pick<Scope, 'viewer'>,
  kind: RejectedKind,
  id: string,
  reason = kind === 'operation' ? 'The account is not allowed to.' : missingOrInaccessible,
): void => warn(`${cleanLine(viewer.id)} was refused ${kind} ${cleanLine(id).slice(0, longestId)}`, reason);
