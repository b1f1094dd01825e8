import { randomUUID } from 'node:crypto';
import { limits } from '@kmx/core';

import { env } from '../env';
import { isSameText } from '../isSameText';
import { keyedHash } from '../keyedHash';

/** Cookie with a session of the editor area (section 6). */
export const editorCookieName = 'editor';

/** A session with a valid signature that has not expired. */
interface EditorSession {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

type Sign = (session: string) => string;

/** A new password, or a new secret of the server, ends all sessions of the shared password. */
const signByPassword =
  (password: string): Sign =>
  (session) =>
    keyedHash('editor', password, session);

/** Independent of the shared password; the token binds the session to that of the account. */
const signByAccount =
  (token: string): Sign =>
  (session) =>
    keyedHash('editor-account', token, session);

const createSession = (expires: Date, sign: Sign): string => {
  const session = `${randomUUID()}.${expires.getTime()}`;
  return `${session}.${sign(session)}`;
};

const readSession = (value: string | undefined, now: number, sign: Sign): EditorSession | undefined => {
  const [id = '', expires = '', signature = ''] = value?.split('.') ?? [];
  const expiresAt = Number(expires);
  return isSameText(signature, sign(`${id}.${expires}`)) && expiresAt > now ? { id, expiresAt } : undefined;
};

/**
 * Returns the value of the editor cookie for the shared password, different for each sign-in; valid for 90 days
 * (section 9).
 */
export const createEditorSession = (password: string): string =>
  createSession(new Date(Date.now() + limits.editorCookieSeconds * 1000), signByPassword(password));

/** Returns the value of the editor cookie for a person; valid together with the token of the account only. */
export const createPersonalEditorSession = (token: string, expires: Date): string =>
  createSession(expires, signByAccount(token));

/** Compares in constant time, regardless of the length. Without a shared password, every input is wrong. */
export function isEditorPassword(input: string): boolean {
  const password = env().EDITOR_PASSWORD;
  return password !== undefined && isSameText(keyedHash('editor', input), keyedHash('editor', password));
}

/** Returns the valid session of the shared password; without a password there is none. */
export function readSharedSession(value: string | undefined, now = Date.now()): EditorSession | undefined {
  const password = env().EDITOR_PASSWORD;
  return password === undefined ? undefined : readSession(value, now, signByPassword(password));
}

export const isPersonalEditorCookie = (value: string | undefined, token: string, now = Date.now()): boolean =>
  readSession(value, now, signByAccount(token)) !== undefined;
