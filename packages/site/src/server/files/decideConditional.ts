import { isEtagKnown } from '../http/isEtagKnown';

import type { StoredFile } from './files.schema';

/** What a copy of a file is known by. */
export interface FileValidators {
  readonly etag: string;
  /** An HTTP date, to the second; absent when the service does not say. */
  readonly lastModified?: string;
}

/** Whether the reader's copy is still good, and else which bytes to send; no range: all of them. */
export type ConditionalDecision =
  | { readonly kind: 'notModified' }
  | { readonly kind: 'send'; readonly range?: string };

/** Made from what is told of the file: the service's local storage has no validators of its own. */
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

/** One range of bytes; several at once, or in another unit, are answered with the whole file (RFC 9110, 14.2). */
const singleRange = /^bytes=(?:\d+-\d*|-\d+)$/;

function decideRange(headers: Pick<Headers, 'get'>, validators: FileValidators): string | undefined {
  const range = headers.get('range')?.trim();
  if (!range || !singleRange.test(range)) return undefined;
  const ifRange = headers.get('if-range')?.trim();
  const isSameFile =
    ifRange === undefined || ifRange === validators.etag || ifRange === validators.lastModified;
  return isSameFile ? range : undefined;
}

/** Reads If-None-Match, If-Modified-Since, Range and If-Range (RFC 9110, 13 and 14). */
export function decideConditional(
  headers: Pick<Headers, 'get'>,
  validators: FileValidators,
): ConditionalDecision {
  if (isCurrent(headers, validators)) return { kind: 'notModified' };
  const range = decideRange(headers, validators);
  return { kind: 'send', ...(range !== undefined && { range }) };
}
