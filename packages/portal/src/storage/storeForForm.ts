import { formatFormPrefill, formPrefillKey, type FormValues } from '@kmx/core/forms';

/** Leaves entries, by the names of the form's fields, for a public form (its slug) that the reader opens next in this tab. */
export function storeForForm(form: string, values: FormValues, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(formPrefillKey, formatFormPrefill(form, values, now));
  } catch {
    // Without storage the form opens empty, and works all the same.
  }
}
