import { overlayForm } from '../preview/overlayForm';
import { readUnsaved } from '../preview/unsavedForms';
import type { ContentContext } from './context';

/** Returns a draft as its open form has it, for the preview that follows the typing. */
export const showUnsaved = async <Document extends { id: string }>(
  { req }: ContentContext,
  collection: string,
  draft: Document,
): Promise<Document> => {
  const form = await readUnsaved(req, { collection, id: draft.id, locale: req.locale ?? '' });
  return form ? overlayForm(draft, form) : draft;
};
