import path from 'node:path';

/** Types that the server of files does not know, or names without the character encoding. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Headers of a script, a style sheet or a font of public pages, by its name. */
export function createAssetHeaders(file: string): Readonly<Record<string, string>> {
  const type = file.includes('speculation-rules-')
    ? 'application/speculationrules+json'
    : types[path.extname(file)];
  return { 'x-content-type-options': 'nosniff', ...(type !== undefined && { 'content-type': type }) };
}
