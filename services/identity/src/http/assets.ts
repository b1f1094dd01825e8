import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  'pages.css': 'text/css; charset=utf-8',
  'passkey.js': 'text/javascript; charset=utf-8',
  'sign-out.js': 'text/javascript; charset=utf-8',
  'chivo-latin-wght-normal.woff2': 'font/woff2',
  'chivo-latin-ext-wght-normal.woff2': 'font/woff2',
};

/** Reads the files of the pages at the start. The function returns false for an unknown name. */
export const createAssets = (folder: string): ((name: string, response: ServerResponse) => boolean) => {
  const files = new Map(Object.keys(types).map((name) => [name, readFileSync(path.join(folder, name))]));
  return (name, response) => {
    const file = files.get(name);
    if (!file) return false;
    response.writeHead(200, {
      'content-type': types[name],
      'content-length': file.byteLength,
      'cache-control': name.endsWith('.woff2') ? 'public, max-age=31536000' : 'public, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    response.end(file);
    return true;
  };
};
