import type { NextResponse } from 'next/server';
import type { FormErrorKey, FormKind, FormState } from '@kmx/core/forms';
import { formErrorMessages } from '@kmx/core/forms';

import { serverCookie } from '../http/serverCookie';

import { openState, sealState, stateSeconds } from './sealedState';

const cookieNames = ['form-state-0', 'form-state-1', 'form-state-2'] as const;

/** The cookies of a request. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

const tooLong: FormErrorKey = 'tooLong';

/**
 * A state that cookies can hold. Only texts that hardly compress and are thousands of signs long do not fit: the longest
 * is then cut, and the reader is told so instead of having lost everything.
 */
function sealOrShorten(form: FormKind, state: FormState, now: number): readonly string[] {
  const chunks = sealState(form, state, now);
  if (chunks || !('values' in state)) return chunks ?? [];
  const [name, text] = Object.entries(state.values).reduce((longest, entry) =>
    entry[1].length > longest[1].length ? entry : longest,
  );
  const values = {
    ...state.values,
    [name]: Array.from(text)
      .slice(0, Math.floor(Array.from(text).length / 2))
      .join(''),
  };
  const { attachments } = state;
  const problems = [{ field: name, messageId: formErrorMessages[tooLong].id }];
  return sealOrShorten(form, { kind: 'invalid', values, problems, attachments }, now);
}

/** Gives a reader's browser the state of a form to bring back; what an earlier one left over goes. */
export function writeState(
  response: NextResponse,
  headers: Pick<Headers, 'get'>,
  form: FormKind,
  state: FormState,
): void {
  const chunks = sealOrShorten(form, state, Date.now());
  for (const [index, name] of cookieNames.entries()) {
    const value = chunks[index];
    response.cookies.set(name, value ?? '', {
      ...serverCookie(headers),
      maxAge: value === undefined ? 0 : stateSeconds,
    });
  }
}

/** The state that a reader's browser brings back for a form; `empty` for none. */
export function readState(cookies: CookieReader, form: FormKind): FormState {
  const chunks = cookieNames
    .flatMap((name) => cookies.get(name)?.value ?? [])
    .filter((value) => value !== '');
  return openState(form, chunks, Date.now()) ?? { kind: 'empty' };
}
