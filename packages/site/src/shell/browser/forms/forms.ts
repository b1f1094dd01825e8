import type { EnhancedForm } from './enhanceForm';

const findForm = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;

/** Checks for a draft or prefilled values; false if storage is denied. */
function hasDraft({ dataset }: HTMLFormElement): boolean {
  try {
    return (
      localStorage.getItem(`kmx.form.${dataset.form ?? ''}.v1`) !== null ||
      sessionStorage.getItem('kmx.formPrefill') !== null
    );
  } catch {
    return false;
  }
}

/**
 * Enhances forms (`form[data-form]`). The code is loaded when a form is focused, has a draft, or came back
 * from a post without JavaScript. Returns a function to call when a page is shown. Without it, forms are
 * posted.
 */
export function startForms(signal: AbortSignal): () => void {
  const enhanced = new WeakMap<HTMLFormElement, Promise<EnhancedForm>>();
  const enhance = (form: HTMLFormElement): Promise<EnhancedForm> => {
    const known =
      enhanced.get(form) ?? import('./enhanceForm').then((part) => part.enhanceForm(form, signal));
    enhanced.set(form, known);
    known.catch(() => enhanced.delete(form));
    return known;
  };
  const onFocus = ({ target }: Event) => {
    const form = findForm(target);
    if (form) void enhance(form).catch(() => undefined);
  };
  const onSubmit = (event: Event) => {
    const form = findForm(event.target);
    if (!form) return;
    event.preventDefault();
    enhance(form).then(
      ({ submit }) => submit(),
      () => form.submit(),
    );
  };
  document.addEventListener('focusin', onFocus, { signal });
  // Dropping a file does not focus its field.
  document.addEventListener('change', onFocus, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  return () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
      if (form.dataset.formState === 'invalid' || hasDraft(form) || form.contains(document.activeElement))
        void enhance(form).catch(() => undefined);
  };
}
