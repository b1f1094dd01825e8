import { z } from 'zod';

import { parseJson } from '../http/parseJson';

const schema = z.object({
  errors: z.tuple([z.object({ extensions: z.object({ code: z.literal('UNAUTHENTICATED') }) })]),
});

/** Distinguishes a 401 for an invalid identity token from one for an invalid service key. */
export const isSignedOutResponse = (text: string): boolean => schema.safeParse(parseJson(text)).success;
