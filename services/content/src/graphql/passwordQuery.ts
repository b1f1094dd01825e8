import { isPasswordOf } from '../contentPages/pagePasswords';
import { readStoredPage } from '../documents/pageStore';
import { isUuid } from '../relations/isUuid';
import type { ContentContext } from './context';

/** Checks the password of a published page. Only for the site, which has the key and limits attempts. */
export const doesPasswordMatch = async (
  context: ContentContext,
  id: string,
  password: string,
): Promise<boolean> => {
  if (!context.isPreview || !isUuid(id)) return false;
  const page = await readStoredPage(context.req, id);
  const hash = page?.protection?.mode === 'password' ? page.protection.password : undefined;
  return page?._status === 'published' && (await isPasswordOf(hash ?? '', password));
};
