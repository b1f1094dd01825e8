import { cookies } from 'next/headers';

import { hasEditorSession } from './hasEditorSession';

/** Decides whether the request that the framework is rendering comes from an editor. */
export const isEditor = async (): Promise<boolean> => hasEditorSession(await cookies());
