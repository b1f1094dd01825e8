import { formatFormPrefill, formPrefillKey, type FormValues } from '@kmx/core/forms';

/** Stores values by field name to prefill a public form (by slug) that the user opens next in this tab. */
export function storeForForm(form: string, values: FormValues, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(formPrefillKey, formatFormPrefill(form, values, now));
  } catch {
    // Without storage the form is not prefilled.
  }
}
