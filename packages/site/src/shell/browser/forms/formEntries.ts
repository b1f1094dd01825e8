import { fieldsOfForm, type FormKind, type FormValues } from '@kmx/core/forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Returns the controls of a field; several for radio buttons. */
export const controlsOf = (form: HTMLFormElement, name: string): readonly Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name === name);

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Returns a field's text; "" if the field does not exist. */
export function readEntry(form: HTMLFormElement, name: string): string {
  const entry = new FormData(form).get(name);
  return typeof entry === 'string' ? entry : '';
}

/** Returns the entries by field name; files are not entries. */
export const readEntries = (form: HTMLFormElement, kind: FormKind): FormValues =>
  Object.fromEntries(
    fieldsOfForm(kind)
      .filter(({ control }) => control !== 'files')
      .map(({ name }) => [name, readEntry(form, name)]),
  );

export function writeEntry(form: HTMLFormElement, name: string, value: string): void {
  for (const control of controlsOf(form, name)) {
    if (isBox(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** Shows the parts whose condition (`data-when="name=value|value"`) is met; hidden fields are not sent. */
export function showConditions(form: HTMLFormElement): void {
  for (const cell of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const [name = '', values] = cell.dataset.when?.split('=') ?? [];
    cell.hidden = !values?.split('|').includes(readEntry(form, name));
    for (const control of cell.querySelectorAll('*')) if (isControl(control)) control.disabled = cell.hidden;
  }
}
