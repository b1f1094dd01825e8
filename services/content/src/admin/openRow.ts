const focusable =
  'input:not([type="hidden"]):not([disabled]), textarea:not([disabled]), [contenteditable="true"]';

/** A field in a collapsed row cannot be focused. */
const focusFirstField = (row: Element): boolean => {
  const field = row.querySelector<HTMLElement>(`.collapsible__content :is(${focusable})`);
  field?.focus({ preventScroll: true });
  return field !== null && document.activeElement === field;
};

/** Maximum number of frames to wait until React has rendered the tab, the expanded row and its fields. */
const maxFrames = 120;

/** Scrolls to the row with the element id `rowId` and focuses its first field, once they are rendered. */
export const openRow = (rowId: string, framesLeft = maxFrames): void => {
  const row = document.getElementById(rowId);
  if (framesLeft === maxFrames) row?.scrollIntoView({ block: 'start' });
  const isOpen = row !== null && focusFirstField(row);
  if (isOpen) row.scrollIntoView({ block: 'start' });
  else if (framesLeft > 0) requestAnimationFrame(() => openRow(rowId, framesLeft - 1));
};

/** Modules are on the first tab; inactive tabs are not rendered. */
export const showModulesTab = (): void => {
  if (document.getElementById('field-modules')) return;
  document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
};

/** Focuses the field with the element id, or the first control inside it, once it is rendered. */
export const focusWhenRendered = (fieldId: string, framesLeft = maxFrames): void => {
  const field = document.getElementById(fieldId);
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  control?.focus();
  // A field in a collapsed row cannot be focused.
  if (control && document.activeElement === control) control.scrollIntoView({ block: 'center' });
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenRendered(fieldId, framesLeft - 1));
};
