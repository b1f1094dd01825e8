import { z } from 'zod';

import { queryContent } from '../content/queryContent';
import { env } from '../env';
import { log } from '../log';

import { PagePasswordDocument } from './pagePassword.query';

const schema = z.object({
  pagePasswordMatches: z.boolean(),
  pageById: z.object({ protection: z.object({ version: z.string().nullable() }).nullable() }).nullable(),
});

/** Result of a password check; an unknown page counts as a wrong password. */
export type PasswordCheck = { kind: 'right'; version: string } | { kind: 'wrong' } | { kind: 'unavailable' };

/**
 * Checks a password in the content service, which stores the passwords of pages (section 6). Never rejects.
 */
export async function checkPagePassword(id: string, password: string): Promise<PasswordCheck> {
  if (env().PREVIEW_API_KEY === undefined) {
    // Without the key, the service would reject every password.
    log('error', 'Page passwords cannot be verified without PREVIEW_API_KEY.');
    return { kind: 'unavailable' };
  }
  try {
    const { pagePasswordMatches, pageById } = await queryContent(
      PagePasswordDocument,
      schema,
      { id, password },
      'en',
      { isPreview: true },
    );
    const version = pageById?.protection?.version;
    return pagePasswordMatches && version ? { kind: 'right', version } : { kind: 'wrong' };
  } catch (error) {
    log('error', 'A page password could not be verified.', { page: id }, error);
    return { kind: 'unavailable' };
  }
}
