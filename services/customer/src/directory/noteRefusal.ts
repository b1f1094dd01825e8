import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Scope } from '../auth/scope';
import type { DirectoryParts } from './parts';

type Kind =
  | 'ticket'
  | 'attachment'
  | 'upload'
  | 'view'
  | 'user'
  | 'location'
  | 'machine'
  | 'product'
  | 'part'
  | 'download'
  | 'operation';

const longestId = 64;

/**
 * Writes down that somebody asked for what is missing or belongs to another organisation: ids only, on one line. Nobody
 * is told which of the two it was.
 */
export const noteRefusal = (
  { warn }: Pick<DirectoryParts, 'warn'>,
  { viewer }: Pick<Scope, 'viewer'>,
  kind: Kind,
  id: string,
): void =>
  warn(
    `${cleanLine(viewer.id)} was refused ${kind} ${cleanLine(id).slice(0, longestId)}`,
    kind === 'operation' ? 'The account is not allowed to.' : 'It is missing, or others have it.',
  );
