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

/** Opens a file's bytes in the content service; only the path of its address counts, the host is ours to say. */
export function openFile({
  file,
  access,
  method,
  range,
}: OpenFileInput): Promise<Result<Response, UpstreamUnavailable>> {
  const { pathname, search } = new URL(file.url, env().CONTENT_URL);
  // The service keeps protected files from strangers, so we say who we are; for open ones we ask as anybody would.
  const headers = { ...(access === 'unlocked' && previewHeaders()), ...(range !== undefined && { range }) };
  return openUpstream({ path: `${pathname}${search}`, method, headers });
}
