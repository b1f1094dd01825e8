/**
 * A navigation that loads no document moves no focus, as one to a fragment otherwise does: where the address names something
 * that takes the focus, such as the first new result of a search, the reader's next key goes on from there.
 */
export function focusFragment(): void {
  const id = window.location.hash.slice(1);
  if (id !== '') document.getElementById(id)?.focus({ preventScroll: true });
}
