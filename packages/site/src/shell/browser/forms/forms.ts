import type { EnhancedForm } from './enhanceForm';

const findForm = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;

/** Whether something was entered in this form before, or left for one; where the browser stores nothing, nothing was. */
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
 * Helps with the forms that the server wrote (`form[data-form]`); what it takes comes when one is touched, with a draft of it, or
 * when it came back from a post without script. Answers with what to do when a page was drawn. Without it the forms post.
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
  // A file that is dropped on its field focuses nothing.
  document.addEventListener('change', onFocus, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  return () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
      if (form.dataset.formState === 'invalid' || hasDraft(form) || form.contains(document.activeElement))
        void enhance(form).catch(() => undefined);
  };
}
