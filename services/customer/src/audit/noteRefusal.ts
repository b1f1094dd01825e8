import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Scope } from '../auth/scope';
import type { DirectoryParts } from '../directory/parts';

/** What somebody was refused. */
export type RefusedKind =
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
export const missingOrForeign = 'It is missing, or others have it.';

/**
 * Writes down on one line, of ids only, that somebody asked for what is missing or belongs to another organisation, or
 * for an operation that their account is not allowed to; `reason` when it was refused for anything else.
 */
export const noteRefusal = (
  { warn }: Pick<DirectoryParts, 'warn'>,
  { viewer }: Pick<Scope, 'viewer'>,
  kind: RefusedKind,
  id: string,
  reason = kind === 'operation' ? 'The account is not allowed to.' : missingOrForeign,
): void => warn(`${cleanLine(viewer.id)} was refused ${kind} ${cleanLine(id).slice(0, longestId)}`, reason);
