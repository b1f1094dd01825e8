import { randomUUID } from 'node:crypto';
import { limits } from '@kmx/core';

import { env } from '../env';
import { isSameText } from '../isSameText';
import { keyedHash } from '../keyedHash';

/** Cookie with a session of the editor area (section 6). */
export const editorCookieName = 'editor';

/** A new password, or a new secret of the server, ends all sessions. */
const sign = (session: string): string => keyedHash('editor', env().EDITOR_PASSWORD, session);

/**
 * Returns the value of the editor cookie, different for each sign-in; valid for 90 days (section 9) or until `expires`.
 */
export function createEditorSession(
  expires = new Date(Date.now() + limits.editorCookieSeconds * 1000),
): string {
  const session = `${randomUUID()}.${expires.getTime()}`;
  return `${session}.${sign(session)}`;
}

/** Compares in constant time, regardless of the length. */
export const isEditorPassword = (input: string): boolean =>
  isSameText(keyedHash('editor', input), keyedHash('editor', env().EDITOR_PASSWORD));

export function isEditorCookie(value: string | undefined, now = Date.now()): boolean {
  const [id = '', expires = '', signature = ''] = value?.split('.') ?? [];
  return isSameText(signature, sign(`${id}.${expires}`)) && Number(expires) > now;
}
