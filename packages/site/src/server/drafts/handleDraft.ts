import { z } from 'zod';
import { fail, ok, parseLocale, type LanguageCode, type Result } from '@kmx/core';

import { env } from '../env';
import { readFields } from '../http/readFields';
import { jsonError, jsonUnavailable } from '../http/responses';
import { log } from '../log';

import { findDraftOperation, type RequestDraft } from './operations';

/** Wording of section 8. */
const protectedText = 'Protected Content queries are not supported directly from the browser';
const expectedText = 'Expected {"operation", "variables", "locale"} as JSON.';

/** Checked first, so that queries are rejected regardless of the other fields. */
const namedSchema = z.looseObject({ operation: z.unknown().optional(), query: z.unknown().optional() });

const fieldsSchema = z.object({
  variables: z.record(z.string(), z.unknown()).default({}),
  locale: z
    .string()
    .default('en')
    .transform((text, context): LanguageCode => {
      const locale = parseLocale(text);
      if (locale.ok) return locale.value.language;
      context.addIssue({ code: 'custom', message: 'Expected a language or a locale, such as de or de-CH' });
      return z.NEVER;
    }),
});

interface DraftRequest {
  load: RequestDraft;
  language: LanguageCode;
}

interface Rejection {
  status: 400 | 403;
  error: string;
}

function parseDraftRequest(body: unknown): Result<DraftRequest, Rejection> {
  const named = namedSchema.safeParse(body);
  if (!named.success) return fail({ status: 400, error: expectedText });
  const operation = named.data.query === undefined ? findDraftOperation(named.data.operation) : undefined;
  if (!operation) return fail({ status: 403, error: protectedText });
  const fields = fieldsSchema.safeParse(body);
  if (!fields.success) return fail({ status: 400, error: expectedText });
  const prepared = operation.prepare(fields.data.variables);
  return prepared.ok
    ? ok({ load: prepared.value, language: fields.data.locale })
    : fail({ status: 400, error: `The variables are not valid. ${prepared.error}` });
}

async function readRequest(request: Request): Promise<Result<DraftRequest, Rejection>> {
  const body = await readFields(request);
  if (!body.ok) return fail({ status: 400, error: body.error.sentence });
  return body.value.kind === 'json'
    ? parseDraftRequest(body.value.value)
    : fail({ status: 400, error: expectedText });
}

/**
 * `POST /api/draft-content` (section 7, "Draft mode goes through a same-origin proxy"); uncached. Never
 * rejects.
 */
export async function handleDraft(request: Request, isEditor: boolean): Promise<Response> {
  try {
    const draft = await readRequest(request);
    // Anyone may learn that queries are rejected; other errors are for editors only.
    if (!draft.ok && draft.error.status !== 400) return jsonError(draft.error.status, draft.error.error);
    if (!isEditor) return jsonError(401, 'Sign in to the editor area first.');
    if (!draft.ok) return jsonError(draft.error.status, draft.error.error);
    if (!env().PREVIEW_API_KEY)
      return jsonUnavailable('Drafts cannot be shown: the site has no key of the preview.');
    const data = await draft.value.load(draft.value.language);
    return Response.json({ data }, { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    log('error', 'A draft could not be loaded.', {}, error);
    return jsonUnavailable('Drafts cannot be read at the moment.');
  }
}
