import { keyedHash } from '../access/keyedHash';
import { env } from '../env';
import { isSameText } from '../isSameText';

/** Holds an editor's session: a keyed hash of the editor area's password (section 6). */
export const editorCookieName = 'editor';

/** What the cookie holds; it changes with the password and with the server's secret. */
export const editorHash = (): string => keyedHash('editor', env().EDITOR_PASSWORD);

/** Whether a text is the editor area's password; compared in constant time, whatever its length. */
export const isEditorPassword = (input: string): boolean =>
  isSameText(keyedHash('editor', input), editorHash());

/** Whether a cookie's value is an editor's. */
export const isEditorCookie = (value: string | undefined): boolean =>
  value !== undefined && isSameText(value, editorHash());
