import { z } from 'zod';
import { fail, limits, ok, type Result } from '@kmx/core';

import { previewHeaders } from '../../content/previewHeaders';
import { env } from '../../env';
import { parseJson } from '../../http/parseJson';
import { describeFailure, log } from '../../log';

import { loadPerson } from '../person/contentAccounts';

import { rejectionSchema } from './translation.schema';
import type { TranslationFailure } from './TranslationFailure';

/** A package is every text of a page: written, or read and checked, as a whole. */
export const packageTimeoutMs = 15_000;

/** One question to the endpoints of pages. */
export interface TranslationQuestion {
  /** Below `/api/pages`, or below another area, percent-encoded, with its query. */
  path: string;
  area?: '/pages' | '/editing';
  /** Session of the person who changes something; without it the site itself sends the request, which may only read. */
  token?: string;
  /** Sent by POST; without it the question is a GET. */
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
    ? fail({ code: 'refused', problems: rejection.data.problems } as const)
    : unavailable(path, `a refusal without reasons (${z.prettifyError(rejection.error)})`);
}

const fetchResponse = ({
  path,
  area = '/pages',
  token,
  body,
  timeoutMs,
}: TranslationQuestion): Promise<Response> =>
  fetch(`${env().CONTENT_URL}/api${area}${path}`, {
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

/** What the service has answered: its text, and its headers. */
export interface TranslationResponse {
  text: string;
  headers: Headers;
}

/** Asks the content service about translations; never throws, and nothing is remembered. */
export async function fetchTranslation(
  question: TranslationQuestion,
): Promise<Result<TranslationResponse, TranslationFailure>> {
  const { path } = question;
  if (!env().PREVIEW_API_KEY) return fail({ code: 'notConfigured' });
  try {
    const response = await fetchResponse(question);
    const text = await response.text();
    if (response.ok) return ok({ text, headers: response.headers });
    if (response.status === 404) return fail({ code: 'notFound' });
    // The service tells nobody why: an ended session and a lesser role are both 403.
    if (response.status === 403 && question.token !== undefined)
      return fail({ code: (await loadPerson(question.token)) ? 'forbidden' : 'signedOut' });
    return response.status === 422
      ? readRejection(path, text)
      : unavailable(path, `the service answered ${response.status}`);
  } catch (error) {
    return unavailable(path, describeFailure(error));
  }
}

/** The same where the answer is JSON, checked. */
export async function fetchTranslationJson<TSchema extends z.ZodType>(
  question: TranslationQuestion,
  schema: TSchema,
): Promise<Result<z.output<TSchema>, TranslationFailure>> {
  const response = await fetchTranslation(question);
  if (!response.ok) return response;
  const checked = schema.safeParse(parseJson(response.value.text));
  return checked.success
    ? ok(checked.data)
    : unavailable(question.path, `not the promised answer (${z.prettifyError(checked.error)})`);
}
