import { env } from '../env';
import { isSameText } from '../isSameText';
import { keyedHash } from '../keyedHash';

/** Cookie with a keyed hash of the editor area's password (section 6). */
export const editorCookieName = 'editor';

/** Value of the editor cookie; changes with the password and with the server's secret. */
export const editorHash = (): string => keyedHash('editor', env().EDITOR_PASSWORD);

/** Compares in constant time, regardless of the length. */
export const isEditorPassword = (input: string): boolean =>
  isSameText(keyedHash('editor', input), editorHash());

export const isEditorCookie = (value: string | undefined): boolean =>
  value !== undefined && isSameText(value, editorHash());
