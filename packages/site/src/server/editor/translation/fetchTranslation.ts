import { z } from 'zod';
import { fail, limits, ok, type Result } from '@kmx/core';

import { describeFailure } from '@kmx/server/logging';
import { previewHeaders } from '../../content/previewHeaders';
import { loadPerson } from '../../editorAccess/contentAccounts';
import { env } from '../../env';
import { fetchService } from '../../fetchService';
import { parseJson } from '../../http/parseJson';
import { log } from '../../log';

import { rejectionSchema } from './translation.schema';
import type { TranslationFailure } from './TranslationFailure';

/** A package contains every text of a page. */
export const packageTimeoutMs = 15_000;

/** A request to the page endpoints of the content service. */
export interface TranslationRequest {
  /** Path below `/api/pages` or another collection, percent-encoded, with its query. */
  path: string;
  area?: '/pages' | '/editing';
  /**
   * Session token, required for changes. Without it the request is authorized with the site's read-only key.
   */
  token?: string;
  /** Sent by POST; without a body the request is a GET. */
  body?: { content: string | Buffer<ArrayBuffer>; contentType: string };
  timeoutMs?: number;
}

const unavailable = (path: string, reason: string) => {
  log('error', `Translations: ${reason}`, { path });
  return fail({ code: 'unavailable' } as const);
};

function readRejection(path: string, text: string) {
  const rejection = rejectionSchema.safeParse(parseJson(text));
  return rejection.success
    ? fail({ code: 'rejected', problems: rejection.data.problems } as const)
    : unavailable(path, `a rejection without problems (${z.prettifyError(rejection.error)})`);
}

const fetchResponse = ({
  path,
  area = '/pages',
  token,
  body,
  timeoutMs,
}: TranslationRequest): Promise<Response> =>
  fetchService(`${env().CONTENT_URL}/api${area}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `JWT ${token}` } : previewHeaders()),
      ...(body && { 'content-type': body.contentType }),
    },
    body: body?.content,
    signal: AbortSignal.timeout(timeoutMs ?? limits.serverTimeoutMs),
    cache: 'no-store',
    redirect: 'error',
  });

export interface TranslationResponse {
  text: string;
  headers: Headers;
}

/** Sends an uncached request to the content service. Never rejects. */
export async function fetchTranslation(
  request: TranslationRequest,
): Promise<Result<TranslationResponse, TranslationFailure>> {
  const { path } = request;
  if (!env().PREVIEW_API_KEY) return fail({ code: 'notConfigured' });
  try {
    const response = await fetchResponse(request);
    const text = await response.text();
    if (response.ok) return ok({ text, headers: response.headers });
    if (response.status === 404) return fail({ code: 'notFound' });
    // The service responds with 403 both for an expired session and for a missing permission.
    if (response.status === 403 && request.token !== undefined)
      return fail({ code: (await loadPerson(request.token)) ? 'forbidden' : 'signedOut' });
    return response.status === 422
      ? readRejection(path, text)
      : unavailable(path, `the service responded with ${response.status}`);
  } catch (error) {
    return unavailable(path, describeFailure(error));
  }
}

/** Like `fetchTranslation`, with a validated JSON response. */
export async function fetchTranslationJson<TSchema extends z.ZodType>(
  request: TranslationRequest,
  schema: TSchema,
): Promise<Result<z.output<TSchema>, TranslationFailure>> {
  const response = await fetchTranslation(request);
  if (!response.ok) return response;
  const checked = schema.safeParse(parseJson(response.value.text));
  return checked.success
    ? ok(checked.data)
    : unavailable(request.path, `an invalid response (${z.prettifyError(checked.error)})`);
}
