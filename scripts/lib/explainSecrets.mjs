import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The key of the preview: from the environment, else the one that `npm start` keeps beside its data; undefined without either. */
export function readPreviewKey(settings) {
  if (settings.PREVIEW_API_KEY) return settings.PREVIEW_API_KEY;
  const file = path.join(settings.dataDirectory, 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).PREVIEW_API_KEY : undefined;
}
