import type { Result } from '@kmx/core';

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

/** The service keeps protected files from strangers, so we say who we are; for open ones we ask as anybody would. */
function keyHeader(access: FileAccess['kind']): Record<string, string> {
  const key = env().PREVIEW_API_KEY;
  return access === 'unlocked' && key ? { authorization: `service-accounts API-Key ${key}` } : {};
}

/** Opens a file's bytes in the content service; only the path of its address counts, the host is ours to say. */
export function openFile({
  file,
  access,
  method,
  range,
}: OpenFileInput): Promise<Result<Response, UpstreamUnavailable>> {
  const { pathname, search } = new URL(file.url, env().CONTENT_URL);
  const headers = { ...keyHeader(access), ...(range !== undefined && { range }) };
  return openUpstream({ path: `${pathname}${search}`, method, headers });
}
