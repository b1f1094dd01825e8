import { isEditorCookie } from './editorSession';

import type { PreviewQuery } from './previewQuery';
import { isPreviewToken } from './previewToken';

/** Allows a draft to be seen with a token for that page or an editor's cookie. */
export const mayPreview = (
  { page, token }: Pick<PreviewQuery, 'page' | 'token'>,
  editorCookie: string | undefined,
): boolean => isPreviewToken(token, page, Date.now()) || isEditorCookie(editorCookie);
