import { z } from 'zod';

import { parseJson } from '../http/parseJson';
import { isSameText } from '../isSameText';
import { keyedHash } from '../keyedHash';

/** HttpOnly cookie with the signed-in reader, for pages that require a role. */
export const readerSessionCookieName = 'reader-session';

/** Cookie with the name for the menu of cached pages; for display only. */
export const readerNameCookieName = 'reader-name';

const sessionSchema = z.object({
  subject: z.string().min(1),
  /** The session at the identity provider. */
  sid: z.string().min(1),
  roles: z.array(z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** A reader with a verified identity token. */
export type ReaderSession = z.output<typeof sessionSchema>;

const sign = (payload: string) => keyedHash('reader-session', payload);

/** Returns the signed value of the cookie. */
export function writeReaderSession(session: ReaderSession): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${payload}.${sign(payload)}`;
}

/** Parses the session cookie; undefined if it has expired or the signature is invalid. */
export function readReaderSession(cookie: string | undefined, now: number): ReaderSession | undefined {
  const [payload = '', signature = ''] = (cookie ?? '').split('.');
  if (payload === '' || !isSameText(signature, sign(payload))) return undefined;
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  const session = sessionSchema.safeParse(parseJson(text)).data;
  return session && session.expiresAt > now ? session : undefined;
}
