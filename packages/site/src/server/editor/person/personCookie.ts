import type { NextRequest } from 'next/server';

/** Holds the token of a person's session in the content service, which ends it there too. */
export const personCookieName = 'editor-person';

/** A JSON Web Token: nothing else may get into a header. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export const readToken = (value: string | undefined): string | undefined =>
  value !== undefined && value.length < 4_000 && tokenPattern.test(value) ? value : undefined;

/** The token of the person who sends a request; undefined for who has only opened the area. */
export const tokenOf = ({ cookies }: Pick<NextRequest, 'cookies'>): string | undefined =>
  readToken(cookies.get(personCookieName)?.value);
