import type { Log } from '@kmx/server/logging';
import { cleanLine } from '../mail/cleanText';

interface Denial {
  /** Id of the account; undefined if nobody is signed in. */
  account?: string | undefined;
  /** Kind of the requested thing, such as `ticket` or `operation`; its id or name. */
  kind: string;
  id: string;
  reason: string;
}

/** Logs a denied request, with ids only. */
export const logDenial = (log: Log, { account, kind, id, reason }: Denial): void =>
  log('warn', 'Access was denied.', { category: 'security', account, kind, id: cleanLine(id), reason });
