import type { NextRequest } from 'next/server';

/** Cookie with the session token of the content service. */
export const personCookieName = 'editor-person';

/** JSON Web Token; the check prevents header injection. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export const readToken = (value: string | undefined): string | undefined =>
  value !== undefined && value.length < 4_000 && tokenPattern.test(value) ? value : undefined;

/** Returns the token of the signed-in person; undefined if only the editor area was unlocked. */
export const tokenOf = ({ cookies }: Pick<NextRequest, 'cookies'>): string | undefined =>
  readToken(cookies.get(personCookieName)?.value);
