import { decideFileVersion, toMediaType } from '@kmx/core';

import type { AccessCookies } from '../access/accessCookies';
import { withoutEndedSession } from '../access/withoutEndedSession';
import { noticeLanguage } from '../fileNotice/fileNotice';
import {
  readLanguagePreference,
  respondWithNotice,
  respondWithoutFile,
} from '../fileNotice/respondWithoutFile';
import { isFailureType, isWholeFile } from '../http/isWholeFile';
import { requestOrigin } from '../http/requestOrigin';
import { log } from '../log';

import { createFileValidators, decideConditional } from './decideConditional';
import { decideFileAccess } from './decideFileAccess';
import { decideFileHeaders, decideFileResponse } from './decideFileResponse';
import type { StoredFile } from './files.schema';
import { loadFiles } from './loadFiles';
import { createLockedNotice } from './lockedNotice';
import { openFile } from './openFile';

interface FileRequest {
  slug: string;
  request: Request;
  /** Cookies that may grant access to the protecting pages. */
  accessCookies: AccessCookies;
}

/** `GET` or `HEAD /file/{slug}?l={locale}&dl=true` (section 2.2); 503 if the service fails. Never rejects. */
export async function respondFile({ slug, request, accessCookies }: FileRequest): Promise<Response> {
  try {
    const file = decideFileVersion(await loadFiles(slug), readLanguagePreference(request));
    return file ? await handleVersion(file, request, accessCookies) : await respondWithoutFile(request, 404);
  } catch (error) {
    log('warn', 'A file could not be served.', { slug }, error);
    return respondWithoutFile(request, 503);
  }
}

/**
 * Rejects error pages of intermediaries. HTML and JSON are accepted only if the file itself has this type.
 */
const isStoredFile = ({ mimeType }: StoredFile, source: Response) =>
  isWholeFile(
    source,
    (mediaType) => ['', toMediaType(mimeType)].includes(mediaType) || !isFailureType(mediaType),
  );

async function handleVersion(
  file: StoredFile,
  request: Request,
  accessCookies: AccessCookies,
): Promise<Response> {
  const preference = readLanguagePreference(request);
  const cookies = await withoutEndedSession(accessCookies, file.protectedBy);
  const access = decideFileAccess(file, cookies);
  if (access.kind === 'locked') {
    const origin = requestOrigin(request.headers);
    const language = noticeLanguage(preference);
    return respondWithNotice(
      request,
      await createLockedNotice({ page: access.page, preference, language, origin }),
    );
  }
  const validators = createFileValidators(file);
  const isDownload = new URL(request.url).searchParams.get('dl') === 'true';
  const isLanguageRequested = Boolean(preference.requested);
  const about = { file, validators, access: access.kind, isLanguageRequested, isDownload };
  const condition = decideConditional(request.headers, validators);
  if (condition.kind === 'notModified')
    return new Response(null, { status: 304, headers: decideFileHeaders(about) });
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const range = method === 'GET' ? condition.range : undefined;
  const opened = await openFile({ file, access: access.kind, method, ...(range !== undefined && { range }) });
  if (!opened.ok) return respondWithoutFile(request, 503);
  const source = opened.value;
  if (![200, 206, 416].includes(source.status)) {
    await source.body?.cancel();
    return respondWithoutFile(request, source.status === 404 ? 404 : 503);
  }
  if (!isStoredFile(file, source)) {
    await source.body?.cancel();
    log('warn', 'A successful response did not contain the file.', { slug: file.fileName });
    return respondWithoutFile(request, 503);
  }
  return new Response(source.body, decideFileResponse({ ...about, source }));
}
