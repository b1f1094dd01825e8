import * as z from 'zod/mini';
import type { FormMessage } from '@kmx/core/forms';
import type { FormSubmission, SubmitResult } from '@kmx/core/machines/form';

import { readEntry } from './formEntries';

/** In milliseconds; longer than the server waits for its services. */
const timeoutMs = 20_000;

const problemsSchema = z.array(z.object({ field: z.string(), messageId: z.string() }));

const responseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), reference: z.string() }),
  z.object({ kind: z.literal('invalid'), problems: problemsSchema }),
  z.object({ kind: z.literal('challengeNeeded') }),
  z.object({ kind: z.literal('tooMany') }),
  z.object({ kind: z.literal('uploadGone'), ids: z.array(z.string()) }),
]);

type Result = z.output<typeof responseSchema>;

const pageFields = ['returnTo', 'site', 'locale', 'website'] as const;

function createBody(form: HTMLFormElement, { values, token, idempotencyKey }: FormSubmission): string {
  const added = Object.fromEntries(pageFields.map((name) => [name, readEntry(form, name)]));
  const attachments = new FormData(form).getAll('attachments');
  return JSON.stringify({ ...values, ...added, attachments, token, idempotencyKey });
}

/** Maps a response to a form event; a missing file is a problem of its field. */
function decideResponse(
  response: Result | undefined,
  clearUploads: (ids: readonly string[]) => void,
): SubmitResult {
  switch (response?.kind) {
    case 'sent':
    case 'invalid':
    case 'challengeNeeded':
      return response;
    case 'uploadGone':
      clearUploads(response.ids);
      return {
        kind: 'invalid',
        problems: [{ field: 'files', messageId: 'blocks.form.error.uploadGone' satisfies FormMessage['id'] }],
      };
    case 'tooMany':
      return { kind: 'failed', reason: 'tooMany' };
    case undefined:
      return { kind: 'failed', reason: 'unavailable' };
  }
}

/** Sends a form as JSON to its action; an unknown response counts as unavailable. */
export async function sendForm(
  form: HTMLFormElement,
  submission: FormSubmission,
  clearUploads: (ids: readonly string[]) => void,
): Promise<SubmitResult> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: createBody(form, submission),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return decideResponse(responseSchema.safeParse(body).data, clearUploads);
  } catch {
    return navigator.onLine ? { kind: 'failed', reason: 'unavailable' } : { kind: 'offline' };
  }
}
