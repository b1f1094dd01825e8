import { isEditorCookie } from '../editorSession';

import type { PreviewQuery } from './previewQuery';
import { isPreviewToken } from './previewToken';

/** Whether who asks may see a page as its newest draft has it: with a token for that page, or with an editor's cookie. */
export const mayPreview = (
  { page, token }: Pick<PreviewQuery, 'page' | 'token'>,
  editorCookie: string | undefined,
): boolean => isPreviewToken(token, page, Date.now()) || isEditorCookie(editorCookie);
