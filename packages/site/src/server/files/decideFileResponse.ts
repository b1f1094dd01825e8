import { setFileHeaders, strictHeaders } from '../http/fileHeaders';
import { copyContentLength } from '../nodeServer/contentLength';

import type { FileValidators } from './decideConditional';
import type { FileAccess } from './decideFileAccess';
import type { StoredFile } from './files.schema';

interface FileHeadersInput {
  file: Pick<StoredFile, 'fileName' | 'mimeType' | 'locale'>;
  validators: FileValidators;
  access: FileAccess['kind'];
  /** True if the address specifies the language; otherwise the response varies by Accept-Language. */
  isLanguageRequested: boolean;
  isDownload: boolean;
}

interface FileResponseInput extends FileHeadersInput {
  source: Pick<Response, 'status' | 'headers'>;
}

const passedOn = ['content-range', 'accept-ranges'];

/** Returns the headers shared by 200 and 304: validators, caching and policy. */
export function decideFileHeaders({
  file,
  validators,
  access,
  isLanguageRequested,
  isDownload,
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
  setFileHeaders(headers, { fileName: file.fileName, storedType: file.mimeType, isDownload });
  return headers;
}

/** Returns status and headers of a file; forwards only allowlisted headers of the content service. */
export function decideFileResponse({ source, ...input }: FileResponseInput): {
  status: number;
  headers: Headers;
} {
  const headers = decideFileHeaders(input);
  if (source.status === 416) {
    headers.delete('content-type');
    headers.delete('content-disposition');
    headers.set('content-security-policy', strictHeaders['content-security-policy']);
  }
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  copyContentLength(headers, source.headers);
  // A range refers to uncompressed bytes, so the response must not be compressed.
  if (source.status === 206) headers.append('cache-control', 'no-transform');
  return { status: source.status, headers };
}
