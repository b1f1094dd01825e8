import { formPrefillKey, parseFormPrefill, type FormValues } from '@kmx/core/forms';

/** What the customer area left for this form, once: the next visit begins with an empty one. */
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
    // A browser that stores nothing fills nothing in.
    return undefined;
  }
}
