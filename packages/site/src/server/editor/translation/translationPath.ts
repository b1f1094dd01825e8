const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the path of a page's translations below `/api/pages`; undefined for a malformed id, which could
 * otherwise reach other endpoints.
 */
export const translationPath = (pageId: string, ...rest: readonly string[]): string | undefined =>
  idPattern.test(pageId) ? [`/${pageId}/translation`, ...rest].join('/') : undefined;
