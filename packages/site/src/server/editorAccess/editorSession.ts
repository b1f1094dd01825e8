import { randomUUID } from 'node:crypto';
import { limits } from '@kmx/core';

import { env } from '../env';
import { isSameText } from '../isSameText';
import { keyedHash } from '../keyedHash';

/** Cookie with a session of the editor area (section 6). */
export const editorCookieName = 'editor';

/** A new password, or a new secret of the server, ends all sessions. */
const sign = (session: string, ...token: string[]): string =>
  keyedHash('editor', env().EDITOR_PASSWORD, session, ...token);

const createSession = (expires: Date, ...token: string[]): string => {
  const session = `${randomUUID()}.${expires.getTime()}`;
  return `${session}.${sign(session, ...token)}`;
};

const isValid = (value: string | undefined, now: number, ...token: string[]): boolean => {
  const [id = '', expires = '', signature = ''] = value?.split('.') ?? [];
  return isSameText(signature, sign(`${id}.${expires}`, ...token)) && Number(expires) > now;
};

/** Returns the value of the editor cookie, different for each sign-in; valid for 90 days (section 9). */
export const createEditorSession = (): string =>
  createSession(new Date(Date.now() + limits.editorCookieSeconds * 1000));

/** Returns the value of the editor cookie for a person; valid together with the token of the account only. */
export const createPersonalEditorSession = (token: string, expires: Date): string =>
  createSession(expires, token);

/** Compares in constant time, regardless of the length. */
export const isEditorPassword = (input: string): boolean =>
  isSameText(keyedHash('editor', input), keyedHash('editor', env().EDITOR_PASSWORD));

export const isEditorCookie = (value: string | undefined, now = Date.now()): boolean => isValid(value, now);

export const isPersonalEditorCookie = (value: string | undefined, token: string, now = Date.now()): boolean =>
  isValid(value, now, token);
