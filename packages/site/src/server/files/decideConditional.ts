import { isEtagKnown } from '../http/isEtagKnown';

import type { StoredFile } from './files.schema';

export interface FileValidators {
  readonly etag: string;
  /** HTTP date; undefined if the service does not provide it. */
  readonly lastModified?: string;
}

/** Result of a conditional request: not modified, or a byte range; without a range, the whole file. */
export type ConditionalDecision =
  | { readonly kind: 'notModified' }
  | { readonly kind: 'send'; readonly range?: string };

/** Derives validators from the file's metadata, because the service's local storage has none. */
export function createFileValidators({
  id,
  filesize,
  updatedAt,
}: Pick<StoredFile, 'id' | 'filesize' | 'updatedAt'>): FileValidators {
  const time = Date.parse(updatedAt ?? '');
  const version = Number.isNaN(time) ? '' : time.toString(36);
  return {
    etag: `"${[id, version, (filesize ?? 0).toString(36)].join('-')}"`,
    ...(Number.isNaN(time) ? {} : { lastModified: new Date(time).toUTCString() }),
  };
}

function isCurrent(headers: Pick<Headers, 'get'>, { etag, lastModified }: FileValidators): boolean {
  const noneMatch = headers.get('if-none-match');
  if (noneMatch !== null) return isEtagKnown(noneMatch, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== undefined && Date.parse(lastModified) <= since;
}

/** A single byte range; multiple ranges and other units yield the whole file (RFC 9110, 14.2). */
const singleRange = /^bytes=(?:\d+-\d*|-\d+)$/;

function decideRange(headers: Pick<Headers, 'get'>, validators: FileValidators): string | undefined {
  const range = headers.get('range')?.trim();
  if (!range || !singleRange.test(range)) return undefined;
  const ifRange = headers.get('if-range')?.trim();
  const isSameFile =
    ifRange === undefined || ifRange === validators.etag || ifRange === validators.lastModified;
  return isSameFile ? range : undefined;
}

/** Evaluates If-None-Match, If-Modified-Since, Range and If-Range (RFC 9110, 13 and 14). */
export function decideConditional(
  headers: Pick<Headers, 'get'>,
  validators: FileValidators,
): ConditionalDecision {
  if (isCurrent(headers, validators)) return { kind: 'notModified' };
  const range = decideRange(headers, validators);
  return { kind: 'send', ...(range !== undefined && { range }) };
}
