import {
  fieldsOfForm,
  formDefinitions,
  formErrorMessages,
  formParameters,
  parseForm,
  type FormKind,
  type FormState,
  type FormValues,
} from '@kmx/core/forms';

import { decideReturnTo } from '../access/decideReturnTo';
import { seeOther } from '../access/formResponses';
import { retryHeaders } from '../http/responses';
import { withParameter } from '../http/withParameter';

import { createConfirm } from './confirmation';
import type { FormOutcome } from './FormOutcome';
import { textOf, type PostedForm } from './PostedForm';
import { writeState } from './stateCookies';

const statuses: Readonly<Record<FormOutcome['kind'], number>> = {
  sent: 200,
  invalid: 422,
  challengeNeeded: 428,
  uploadGone: 409,
  tooMany: 429,
  unavailable: 503,
};

const waitHeaders = (outcome: FormOutcome): Record<string, string> => {
  if (outcome.kind === 'tooMany') return { 'retry-after': String(outcome.retryAfterSeconds) };
  return outcome.kind === 'unavailable' ? retryHeaders : {};
};

export const respondJson = (outcome: FormOutcome): Response =>
  Response.json(outcome, {
    status: statuses[outcome.kind],
    headers: { 'cache-control': 'no-store', ...waitHeaders(outcome) },
  });

/** Entries for redisplay, including those in currently hidden parts of the form. */
const enteredValues = (kind: FormKind, posted: PostedForm): FormValues =>
  Object.fromEntries(
    fieldsOfForm(kind).flatMap(({ name }) => {
      const text = textOf(posted, name);
      return text === '' ? [] : [[name, text]];
    }),
  );

function stateOf(kind: FormKind, outcome: FormOutcome, posted: PostedForm): FormState {
  const { attachments } = posted;
  const entered = { values: enteredValues(kind, posted), attachments };
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'sent', reference: outcome.reference };
    case 'invalid':
      return { kind: 'invalid', problems: outcome.problems, ...entered };
    case 'uploadGone':
      return {
        kind: 'invalid',
        problems: [{ field: 'files', messageId: formErrorMessages.uploadGone.id }],
        values: entered.values,
        attachments: attachments.filter(({ id }) => !outcome.ids.includes(id)),
      };
    case 'challengeNeeded': {
      const parsed = parseForm(kind, posted.values);
      const values = parsed.ok ? parsed.value : entered.values;
      return {
        kind: 'review',
        values,
        attachments,
        confirm: createConfirm({ kind, values, attachments }, Date.now()),
      };
    }
    case 'tooMany':
      return { kind: 'failed', reason: 'tooMany', ...entered };
    case 'unavailable':
      return { kind: 'failed', reason: 'unavailable', ...entered };
  }
}

/** Responds without JavaScript: redirects to the page (303) and stores the form's state in cookies. */
export function respondHtml(
  request: Request,
  kind: FormKind,
  outcome: FormOutcome,
  posted: PostedForm,
): Response {
  const page = decideReturnTo(textOf(posted, 'returnTo')) ?? '/';
  const response = seeOther(
    `${withParameter(page, formParameters.state.name, formDefinitions[kind].slug)}#form`,
    waitHeaders(outcome),
  );
  writeState(response, request.headers, kind, stateOf(kind, outcome, posted));
  return response;
}
