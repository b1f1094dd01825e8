import { loadPerson } from './contentAccounts';
import { editorCookieName, isPersonalEditorCookie, readSharedSession } from './editorSession';
import { isEndedSession } from './endedSessions';
import { personCookieName, readToken } from './personCookie';

interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

/**
 * Decides whether a request comes from an editor. Access by the shared password lasts until the sign-out or the expiry of the
 * cookie; access by an account ends with its session in the content service. Both are checked each time, so that a copied
 * cookie ends too.
 */
export async function hasEditorSession(cookies: CookieReader): Promise<boolean> {
  const value = cookies.get(editorCookieName)?.value;
  const shared = readSharedSession(value);
  if (shared) return !(await isEndedSession(shared.id));
  const token = readToken(cookies.get(personCookieName)?.value);
  if (token === undefined || !isPersonalEditorCookie(value, token)) return false;
  return (await loadPerson(token)) !== undefined;
}
