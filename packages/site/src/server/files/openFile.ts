import type { Result } from '@kmx/core';

import { previewHeaders } from '../content/previewHeaders';
import { env } from '../env';
import { openUpstream, type UpstreamUnavailable } from '../http/openUpstream';

import type { FileAccess } from './decideFileAccess';
import type { StoredFile } from './files.schema';

interface OpenFileInput {
  file: Pick<StoredFile, 'url'>;
  access: FileAccess['kind'];
  method: 'GET' | 'HEAD';
  range?: string;
}

/** Opens a file of the content service; uses only the path of its address, never the host. */
export function openFile({
  file,
  access,
  method,
  range,
}: OpenFileInput): Promise<Result<Response, UpstreamUnavailable>> {
  const { pathname, search } = new URL(file.url, env().CONTENT_URL);
  // Sends the key only for unlocked files, so that public ones are requested anonymously.
  const headers = { ...(access === 'unlocked' && previewHeaders()), ...(range !== undefined && { range }) };
  return openUpstream({ path: `${pathname}${search}`, method, headers });
}
