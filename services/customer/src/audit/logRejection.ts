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
  | 'download'
  | 'organisation'
  | 'operation';

const longestId = 64;

/** Nobody is told which of the two it was. */
export const missingOrInaccessible = 'It is missing, or others have it.';

/**
 * Writes down on one line, of ids only, that somebody asked for what is missing or belongs to another organisation, or
 * for an operation that their account is not allowed to; `reason` when it was refused for anything else.
 */
export const logRejection = (
  { warn }: Pick<DirectoryDependencies, 'warn'>,
  { viewer }: Pick<Scope, 'viewer'>,
  kind: RejectedKind,
  id: string,
  reason = kind === 'operation' ? 'The account is not allowed to.' : missingOrInaccessible,
): void => warn(`${cleanLine(viewer.id)} was refused ${kind} ${cleanLine(id).slice(0, longestId)}`, reason);
