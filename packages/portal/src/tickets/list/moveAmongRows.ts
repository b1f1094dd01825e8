import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus between tickets with the arrow keys, Home and End. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-ticket]')];
  const index = rows.findIndex((row) => row === document.activeElement);
  const step = steps[event.key];
  if (!step || index < 0) return;
  event.preventDefault();
  rows[step(index, rows.length - 1)]?.focus();
}
