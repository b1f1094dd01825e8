import type { NextResponse } from 'next/server';
import type { FormErrorKey, FormKind, FormState } from '@kmx/core/forms';
import { formErrorMessages } from '@kmx/core/forms';

import { serverCookie } from '../http/serverCookie';

import { openState, sealState, stateSeconds } from './sealedState';

export const formStateCookieNames = ['form-state-0', 'form-state-1', 'form-state-2'] as const;

export interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

const tooLong: FormErrorKey = 'tooLong';

/**
 * Seals a state, and shortens its longest text if it does not fit; this happens only with thousands of
 * characters that hardly compress. The reader is informed.
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

/** Sets the state cookies of a form and removes left-over chunks of an earlier state. */
export function writeState(
  response: NextResponse,
  headers: Pick<Headers, 'get'>,
  form: FormKind,
  state: FormState,
): void {
  const chunks = sealOrShorten(form, state, Date.now());
  for (const [index, name] of formStateCookieNames.entries()) {
    const value = chunks[index];
    response.cookies.set(name, value ?? '', {
      ...serverCookie(headers),
      maxAge: value === undefined ? 0 : stateSeconds,
    });
  }
}

/** Reads the state of a form from its cookies; `empty` if there is none. */
export function readState(cookies: CookieReader, form: FormKind): FormState {
  const chunks = formStateCookieNames
    .flatMap((name) => cookies.get(name)?.value ?? [])
    .filter((value) => value !== '');
  return openState(form, chunks, Date.now()) ?? { kind: 'empty' };
}
