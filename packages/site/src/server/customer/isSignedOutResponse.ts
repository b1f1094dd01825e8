import { z } from 'zod';

import { parseJson } from '../http/parseJson';

const schema = z.object({
  errors: z.tuple([z.object({ extensions: z.object({ code: z.literal('UNAUTHENTICATED') }) })]),
});

/** Whether a 401 of the customer service speaks of who asks; without its code it is the site's own key that is wrong. */
export const isSignedOutResponse = (text: string): boolean => schema.safeParse(parseJson(text)).success;
