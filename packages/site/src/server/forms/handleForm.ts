import { findFormKind, type FormKind } from '@kmx/core/forms';

import { isOwnRequest } from '../http/isOwnRequest';
import { countCall } from '../http/rateLimit';
import { jsonError } from '../http/responses';

import { findFormContext } from './findFormContext';
import { textOf } from './PostedForm';
import { readFormRequest } from './readFormRequest';
import { respondHtml, respondJson } from './respondOutcome';
import { submitPosted } from './submitPosted';

const wantsJson = ({ headers }: Request) => headers.get('accept')?.includes('application/json') ?? false;

async function respondKnown(kind: FormKind, request: Request): Promise<Response> {
  const retryAfterSeconds = await countCall('form', request.headers);
  const isTooMany = retryAfterSeconds > 0;
  if (isTooMany && wantsJson(request)) return respondJson({ kind: 'tooMany', retryAfterSeconds });
  const posted = await readFormRequest(kind, request, !isTooMany);
  if (!posted) return jsonError(400, 'The form could not be read.');
  if (isTooMany) return respondHtml(request, kind, { kind: 'tooMany', retryAfterSeconds }, posted);
  const place = await findFormContext(textOf(posted, 'site'), textOf(posted, 'locale'));
  if (!place) return jsonError(400, 'The form names no site and locale of ours.');
  const outcome = await submitPosted(kind, posted, place);
  return wantsJson(request) ? respondJson(outcome) : respondHtml(request, kind, outcome, posted);
}

/**
 * `POST /api/forms/{form}`: returns the outcome as JSON if accepted; otherwise redirects to the page (303),
 * which shows it (decisions, Forms).
 */
export async function handleForm(request: Request, slug: string): Promise<Response> {
  const kind = findFormKind(slug);
  if (!kind) return jsonError(404, 'There is no such form.');
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site send forms.');
  return respondKnown(kind, request);
}
