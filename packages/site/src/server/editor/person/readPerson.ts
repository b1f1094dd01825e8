import { cookies } from 'next/headers';

import { loadPerson, type Person } from '../../editorAccess/contentAccounts';
import { personCookieName, readToken } from '../../editorAccess/personCookie';

/** Loads the signed-in person of the request that Next.js is rendering. */
export async function readPerson(): Promise<Person | undefined> {
  const store = await cookies();
  return loadPerson(readToken(store.get(personCookieName)?.value));
}
