import path from 'node:path';

/** Content types that the file server does not know, or lists without a charset. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

export function createAssetHeaders(file: string): Readonly<Record<string, string>> {
  const type = file.includes('speculation-rules-')
    ? 'application/speculationrules+json'
    : types[path.extname(file)];
  return { 'x-content-type-options': 'nosniff', ...(type !== undefined && { 'content-type': type }) };
}
