import { cookies } from 'next/headers';
import { parseSchemeChoice, schemeCookieName, type SchemeChoice } from '@kmx/core';

/** Returns the reader's colour scheme; known before the first byte, so that no page flashes in the other one. */
export const readScheme = async (): Promise<SchemeChoice> =>
  parseSchemeChoice((await cookies()).get(schemeCookieName)?.value) ?? 'system';
