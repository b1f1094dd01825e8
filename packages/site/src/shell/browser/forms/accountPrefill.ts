import { formPrefillKey, parseFormPrefill, type FormValues } from '@kmx/core/forms';

/** Takes the values that the customer area stored for this form, and removes them. */
export function takeAccountPrefill(form: HTMLFormElement): FormValues | undefined {
  try {
    const values = parseFormPrefill(
      sessionStorage.getItem(formPrefillKey),
      form.dataset.form ?? '',
      Date.now(),
    );
    if (values) sessionStorage.removeItem(formPrefillKey);
    return values;
  } catch {
    // Storage is denied.
    return undefined;
  }
}
