import { fail, ok, type Result } from '@kmx/core';

import { parseJson } from './parseJson';
import { readLimitedText } from './readLimitedText';

/** Longer bodies are not read; a password and an address are far shorter. */
const maxBytes = 10_000;

export interface PostedFields {
  kind: 'json' | 'form';
  value: unknown;
}

/** Reason why a body could not be read, as a sentence for the sender. */
export interface UnreadableBody {
  readonly code: 'unreadableBody';
  readonly sentence: string;
}

const unreadable = (sentence: string) => fail({ code: 'unreadableBody', sentence } as const);

/** Parses a JSON or URL-encoded body of at most 10 kB. */
export async function readFields(request: Request): Promise<Result<PostedFields, UnreadableBody>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded')
    return unreadable('Send application/json or application/x-www-form-urlencoded.');
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return unreadable('The body is larger than 10 kB.');
  if (type === 'application/x-www-form-urlencoded')
    return ok({ kind: 'form', value: Object.fromEntries(new URLSearchParams(text)) });
  const value = parseJson(text);
  return value === undefined ? unreadable('The body is not JSON.') : ok({ kind: 'json', value });
}
