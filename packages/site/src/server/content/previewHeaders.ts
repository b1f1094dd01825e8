import { env } from '../env';

/** Says to the content service that the site itself asks: for drafts, protected files, passwords of pages. None without the key. */
export function previewHeaders(): Record<string, string> {
  const key = env().PREVIEW_API_KEY;
  return key ? { authorization: `service-accounts API-Key ${key}` } : {};
}
