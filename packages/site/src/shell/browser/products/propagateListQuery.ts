/** Path below the locale. */
const pathInSite = (pathname: string): string => pathname.split('/').slice(2).join('/');

function createHidden([name, value]: readonly [string, string]): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  return input;
}

/** The form for the reader's wire above the list keeps the filters. */
function updateWireForm(query: string): void {
  const form = document.querySelector('[data-block=wire-filter]');
  for (const input of form?.querySelectorAll('[type=hidden]') ?? []) input.remove();
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'wire');
  form?.append(...others.map(createHidden));
}

/** Shows the query of an updated list in the address, and where the rest of the page preserves it. */
export function propagateListQuery(address: string): void {
  history.replaceState(history.state, '', address);
  const { pathname, search } = window.location;
  updateWireForm(search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    if (pathInSite(link.pathname) === pathInSite(pathname)) link.search = search;
}
