import {
  decideProblemGroup,
  groupedTextId,
  visibleFields,
  type FormKind,
  type FormProblem,
} from '@kmx/core/forms';

import { controlsOf, readEntries } from './formEntries';
import type { FormParts } from './formParts';

const cellOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[data-field="${field}"]`);

/** Returns the element that hint and error describe: the control, or the group of radio buttons. */
const describedOf = (cell: HTMLElement) =>
  cell.querySelector<HTMLElement>('fieldset[id], input, select, textarea');

function setDescription(cell: HTMLElement, isWrong: boolean): void {
  const element = describedOf(cell);
  if (!element) return;
  const errorId = `${element.id}-error`;
  const ids = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== errorId);
  const described = isWrong ? [...ids, errorId] : ids;
  if (described.length > 0) element.setAttribute('aria-describedby', described.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Returns the message of a problem; a generic one for unknown codes. */
function showAt(
  form: HTMLFormElement,
  parts: FormParts,
  cell: HTMLElement,
  messageId: string | undefined,
): void {
  const element = describedOf(cell);
  if (!element) return;
  cell.querySelector(`[id="${element.id}-error"]`)?.remove();
  for (const control of controlsOf(form, cell.dataset.field ?? '')) {
    if (messageId === undefined) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
  setDescription(cell, messageId !== undefined);
  const error = messageId === undefined ? undefined : parts.clone('error');
  if (!error || messageId === undefined) return;
  error.id = `${element.id}-error`;
  const text = error.querySelector('span');
  if (text) text.textContent = parts.message(messageId);
  cell.firstElementChild?.append(error);
}

const summarySelector = ':scope > [role=alert]:not([data-flash])';

/** Returns the error summary above the fields. An existing one is reused, because it may have the focus. */
function findSummary(form: HTMLFormElement, parts: FormParts): HTMLElement | undefined {
  const known = form.querySelector<HTMLElement>(summarySelector);
  if (known) return known;
  const created = parts.clone('summary');
  created?.querySelector('ul')?.replaceChildren();
  if (created) form.prepend(created);
  return created;
}

const anchorsOf = (list: Element) => [...list.querySelectorAll('a')];

/**
 * Formats problems for the summary, with their group if another visible group has a field of the same label.
 */
function formatInList(form: HTMLFormElement, parts: FormParts, kind: FormKind) {
  const shown = visibleFields(kind, readEntries(form, kind));
  return ({ field, messageId }: FormProblem) => {
    const group = decideProblemGroup(kind, field, shown);
    return parts.message(group === undefined ? messageId : groupedTextId(group, messageId));
  };
}

/** Unchanged lines are preserved, because one of them may have the focus. */
function fillSummary(
  form: HTMLFormElement,
  parts: FormParts,
  kind: FormKind,
  problems: readonly FormProblem[],
): void {
  const list = findSummary(form, parts)?.querySelector('ul');
  const line = parts.clone('summary')?.querySelector('li');
  if (!list || !line) return;
  const format = formatInList(form, parts, kind);
  const lines = problems.map((problem) => {
    const cell = cellOf(form, problem.field);
    return { hash: `#${(cell && describedOf(cell)?.id) ?? ''}`, text: format(problem) };
  });
  for (const anchor of anchorsOf(list))
    if (!lines.some(({ hash }) => hash === anchor.hash)) anchor.closest('li')?.remove();
  for (const [index, { hash, text }] of lines.entries()) {
    const there = list.children[index] ?? null;
    const isThere = there?.querySelector('a')?.hash === hash;
    const item = isThere ? there : list.insertBefore(document.importNode(line, true), there);
    const anchor = item.querySelector('a');
    if (!anchor) continue;
    anchor.hash = hash;
    if (anchor.textContent !== text) anchor.textContent = text;
  }
}

/** Shows the problems at their fields and in the summary; removes previous ones. */
export function showProblems(
  form: HTMLFormElement,
  parts: FormParts,
  kind: FormKind,
  problems: readonly FormProblem[],
): void {
  for (const cell of form.querySelectorAll<HTMLElement>('[data-field]'))
    showAt(form, parts, cell, problems.find(({ field }) => field === cell.dataset.field)?.messageId);
  if (problems.length > 0) fillSummary(form, parts, kind, problems);
  else form.querySelector(summarySelector)?.remove();
}

/** Scrolls to the summary, below the sticky header, unless the focused control would leave the viewport. */
function showSummary(summary: HTMLElement, focused: HTMLElement): void {
  const below = Number.parseFloat(getComputedStyle(summary).scrollMarginTop) || 0;
  const reach = focused.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (below + reach <= window.innerHeight) summary.scrollIntoView?.({ block: 'start' });
}

/** "First error focused". */
export function focusFirst(form: HTMLFormElement, problems: readonly FormProblem[]): void {
  const control = problems
    .flatMap(({ field }) => controlsOf(form, field))
    .find(({ type, disabled }) => type !== 'hidden' && !disabled);
  const summary = form.querySelector<HTMLElement>(summarySelector);
  control?.focus();
  if (control && summary) showSummary(summary, control);
}
