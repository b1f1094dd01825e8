import { createMailHref, fieldsOfForm, type FormFailure, type FormKind } from '@kmx/core/forms';

import { controlsOf, readEntries } from './formEntries';
import { fillPart, type FormParts } from './formParts';

/** Shows a notice above the buttons, or removes it. */
function showNote(form: HTMLFormElement, note: HTMLElement | undefined): void {
  for (const old of form.querySelectorAll(':scope > [data-flash]')) old.remove();
  const actions = form.querySelector('[data-form-submit]')?.parentElement;
  if (note && actions) actions.before(note);
}

export const hideNotes = (form: HTMLFormElement): void => showNote(form, undefined);

/** "(required)" in the page's language, as it follows a label. */
const markOf = (form: HTMLFormElement) =>
  form.querySelector('[data-field] label:has(+ [required]) > span')?.textContent?.trim() ?? '';

const labelOf = (form: HTMLFormElement, name: string) =>
  form
    .querySelector(`[data-field="${name}"] :is(label, legend)`)
    ?.textContent?.replace(markOf(form), '')
    .trim() ?? name;

/** Returns an entry as displayed: the label of an option, not its value. */
function shownEntry(form: HTMLFormElement, name: string): string | undefined {
  const controls = controlsOf(form, name);
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  const [control] = controls;
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text;
  return chosen?.labels?.[0]?.textContent ?? control?.value;
}

/** "An option to send by e-mail to the support address" (section 8), with the entries. */
function fillMail(form: HTMLFormElement, kind: FormKind, note: HTMLElement): void {
  const anchor = note.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  if (!anchor) return;
  const entries = readEntries(form, kind);
  const lines = fieldsOfForm(kind).flatMap(({ name, control, rule }) =>
    control === 'hidden' || rule === 'checked' || !entries[name]
      ? []
      : [`${labelOf(form, name)}: ${shownEntry(form, name) ?? ''}`],
  );
  const subject = [form.getAttribute('aria-label'), entries.subject].filter(Boolean).join(': ');
  const to = decodeURIComponent(anchor.pathname);
  anchor.href = createMailHref({ to, subject, text: lines.join('\n') });
}

/** Shows that the form could not be sent and that the entries are preserved. */
export function showFailure(
  form: HTMLFormElement,
  kind: FormKind,
  parts: FormParts,
  reason: FormFailure | undefined,
): void {
  const note = parts.clone('failure');
  if (!note) return;
  if (reason === 'tooMany') fillPart(note, 'data-failure', parts.message('tooMany'));
  fillMail(form, kind, note);
  showNote(form, note);
}

export function showWaiting(form: HTMLFormElement, parts: FormParts, text: string): void {
  const note = parts.clone('waiting');
  if (!note) return;
  fillPart(note, 'data-waiting', text);
  showNote(form, note);
}
