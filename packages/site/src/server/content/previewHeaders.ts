import { env } from '../env';

/**
 * Returns headers that authorize access to drafts, protected files and passwords of pages; empty without the
 * key.
 */
export function previewHeaders(): Record<string, string> {
  const key = env().PREVIEW_API_KEY;
  return key ? { authorization: `service-accounts API-Key ${key}` } : {};
}
