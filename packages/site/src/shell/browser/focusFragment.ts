/**
 * Focuses the target of the fragment, such as the first new search result. Browsers do this on document
 * navigation, but not on client-side navigation.
 */
export function focusFragment(): void {
  const id = window.location.hash.slice(1);
  if (id !== '') document.getElementById(id)?.focus({ preventScroll: true });
}
