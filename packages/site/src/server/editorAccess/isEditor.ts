import { cookies } from 'next/headers';

import { editorCookieName, isEditorCookie } from './editorSession';

/** Decides whether the request that the framework is rendering comes from an editor. */
export async function isEditor(): Promise<boolean> {
  const store = await cookies();
  return isEditorCookie(store.get(editorCookieName)?.value);
}
