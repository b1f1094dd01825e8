import { createHash } from 'node:crypto';

/** The same UUID (version 5 layout) for the same key, on every machine. */
export const idOf = (collection: string, key: string): string => {
  const hex = createHash('sha1').update(`kmx:${collection}:${key}`).digest('hex');
  const variant = ((parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16).padStart(2, '0');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** Rows of arrays and blocks keep their id over all languages, or a language would replace another's rows. */
export const rowIdOf = (document: string, path: string): string =>
  createHash('sha1').update(`${document}#${path}`).digest('hex').slice(0, 24);

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
