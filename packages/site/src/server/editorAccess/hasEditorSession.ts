import { loadPerson } from './contentAccounts';
import { editorCookieName, isEditorCookie, isPersonalEditorCookie } from './editorSession';
import { personCookieName, readToken } from './personCookie';

interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

/**
 * Decides whether a request comes from an editor. Access by the shared password lasts until the cookie expires; access by an
 * account ends with its session in the content service, which is checked each time, so that a copied cookie ends too.
 */
export async function hasEditorSession(cookies: CookieReader): Promise<boolean> {
  const value = cookies.get(editorCookieName)?.value;
  if (isEditorCookie(value)) return true;
  const token = readToken(cookies.get(personCookieName)?.value);
  if (token === undefined || !isPersonalEditorCookie(value, token)) return false;
  return (await loadPerson(token)) !== undefined;
}
