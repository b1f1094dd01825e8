import { hasEditorSession } from './hasEditorSession';
import type { PreviewQuery } from './previewQuery';
import { isPreviewToken } from './previewToken';

export const mayPreview = async (
  { page, token }: Pick<PreviewQuery, 'page' | 'token'>,
  cookies: Parameters<typeof hasEditorSession>[0],
): Promise<boolean> => isPreviewToken(token, page, Date.now()) || hasEditorSession(cookies);
