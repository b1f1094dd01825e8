import { z } from 'zod';

import { keyedHash } from '../access/keyedHash';
import { parseJson } from '../http/parseJson';
import { isSameText } from '../isSameText';

/** Who signed in to the customer area, for pages that a role opens; no script reads it. */
export const readerSessionCookieName = 'reader-session';

/** The name alone, for the menu of kept pages; nothing is decided by it. */
export const readerNameCookieName = 'reader-name';

const sessionSchema = z.object({
  subject: z.string().min(1),
  roles: z.array(z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** A reader whose identity token was verified. */
export type ReaderSession = z.output<typeof sessionSchema>;

const sign = (payload: string) => keyedHash('reader-session', payload);

/** The value of the cookie that only this installation can make. */
export function writeReaderSession(session: ReaderSession): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${payload}.${sign(payload)}`;
}

/** The session that a cookie holds; undefined for one that is over, tampered with, or not ours. */
export function readReaderSession(cookie: string | undefined, now: number): ReaderSession | undefined {
  const [payload = '', signature = ''] = (cookie ?? '').split('.');
  if (payload === '' || !isSameText(signature, sign(payload))) return undefined;
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  const session = sessionSchema.safeParse(parseJson(text)).data;
  return session && session.expiresAt > now ? session : undefined;
}
