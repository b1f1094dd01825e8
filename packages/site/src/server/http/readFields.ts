import { fail, ok, type Result } from '@kmx/core';

import { parseJson } from './parseJson';
import { readLimitedText } from './readLimitedText';

/** A password and an address are far shorter; more is not read. */
const maxBytes = 10_000;

/** What a request brought: as JSON from a program, or as the fields of a plain form. */
export interface PostedFields {
  kind: 'json' | 'form';
  value: unknown;
}

/** Why a body was not read, in a sentence for who sent it. */
export interface UnreadableBody {
  readonly code: 'unreadableBody';
  readonly sentence: string;
}

const unreadable = (sentence: string) => fail({ code: 'unreadableBody', sentence } as const);

/** Reads a posted body of at most 10 kB; JSON and plain forms alone. */
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
