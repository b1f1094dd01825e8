import * as z from 'zod/mini';

import type { FormValues } from './FormDefinition';

export const formPrefillKey = 'kmx.formPrefill';

/** Beginning of the keys of drafts of public forms in local storage. */
export const formDraftPrefix = 'kmx.form.';

/** Milliseconds after which the values are ignored. */
const lifetimeMs = 15 * 60 * 1000;

const prefillSchema = z.object({
  /** The form's slug. */
  form: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  values: z.record(z.string(), z.string().check(z.maxLength(500))),
});

/** Formats values for a form (its slug); empty values are left out. */
export const formatFormPrefill = (form: string, values: FormValues, now: number): string =>
  JSON.stringify({
    form,
    at: now,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
  });

/** Parses the values for a form (its slug); undefined for another form, old or broken values. */
export function parseFormPrefill(text: string | null, form: string, now: number): FormValues | undefined {
  try {
    const prefill = prefillSchema.safeParse(JSON.parse(text ?? 'null')).data;
    const isFresh = prefill && now - prefill.at >= 0 && now - prefill.at < lifetimeMs;
    return isFresh && prefill.form === form ? prefill.values : undefined;
  } catch {
    return undefined;
  }
}
