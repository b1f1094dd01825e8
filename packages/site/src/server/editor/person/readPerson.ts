import { cookies } from 'next/headers';

import { loadPerson, type Person } from './contentAccounts';
import { personCookieName, readToken } from './personCookie';

/** The person who is signed in to the request that the framework is rendering. */
export async function readPerson(): Promise<Person | undefined> {
  const store = await cookies();
  return loadPerson(readToken(store.get(personCookieName)?.value));
}
