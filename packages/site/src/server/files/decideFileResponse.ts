import { contentDisposition, isActiveType } from '../http/contentDisposition';

import type { FileValidators } from './decideConditional';
import type { FileAccess } from './decideFileAccess';
import type { StoredFile } from './files.schema';

interface FileHeadersInput {
  file: Pick<StoredFile, 'fileName' | 'mimeType' | 'locale'>;
  validators: FileValidators;
  access: FileAccess['kind'];
  /** The address named the language; else the answer depends on the browser's wishes. */
  isLanguageRequested: boolean;
}

interface FileResponseInput extends FileHeadersInput {
  source: Pick<Response, 'status' | 'headers'>;
  isDownload: boolean;
}

const passedOn = ['content-length', 'content-range', 'accept-ranges'];

/** What a full answer and a 304 say alike: the version, and who may keep it. */
export function decideFileHeaders({
  file,
  validators,
  access,
  isLanguageRequested,
}: FileHeadersInput): Headers {
  const isOpen = access === 'open';
  const headers = new Headers({
    etag: validators.etag,
    'cache-control': isOpen ? 'public, max-age=300' : 'private, no-store',
  });
  if (validators.lastModified) headers.set('last-modified', validators.lastModified);
  if (file.locale) headers.set('content-language', file.locale);
  const depends = [...(isLanguageRequested ? [] : ['accept-language']), ...(isOpen ? [] : ['cookie'])];
  if (depends.length > 0) headers.set('vary', depends.join(', '));
  return headers;
}

/** Status and headers of a served file; the content service's own headers pass only where they are named here. */
export function decideFileResponse({ source, isDownload, ...input }: FileResponseInput): {
  status: number;
  headers: Headers;
} {
  const { fileName, mimeType } = input.file;
  const headers = decideFileHeaders(input);
  headers.set('x-content-type-options', 'nosniff');
  if (source.status !== 416) {
    const kind = isDownload || isActiveType(mimeType) ? 'attachment' : 'inline';
    headers.set('content-type', mimeType);
    headers.set('content-disposition', contentDisposition(kind, fileName));
  }
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return { status: source.status, headers };
}
