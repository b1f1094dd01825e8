const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where the content service answers for a page's translations, below `/api/pages`; undefined for what is no page's id,
 * which could lead to another of its addresses.
 */
export const translationPath = (pageId: string, ...rest: readonly string[]): string | undefined =>
  idPattern.test(pageId) ? [`/${pageId}/translation`, ...rest].join('/') : undefined;
