import { randomInt } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

/** The default password of the editor area, unless the stack sets another. */
const editorPassword = process.env.EDITOR_PASSWORD ?? 'editor-demo';

/** Headers of a reader with a unique address: wrong passwords are counted for each address. */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Signs the context in to the editor area, its cookie stays with it; returns the hash of the site. */
export async function signInAsEditor(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/editor-area-autentication', {
    headers: ownAddress(),
    data: { input: editorPassword },
  });
  const result: unknown = await response.json();
  return z.object({ success: z.literal(true), hashedPassword: z.string() }).parse(result).hashedPassword;
}
