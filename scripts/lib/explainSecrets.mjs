import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the preview key of the environment, else the one stored by `npm start`, else undefined. */
export function readPreviewKey(settings) {
  if (settings.PREVIEW_API_KEY) return settings.PREVIEW_API_KEY;
  const file = path.join(settings.dataDirectory, 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).PREVIEW_API_KEY : undefined;
}
