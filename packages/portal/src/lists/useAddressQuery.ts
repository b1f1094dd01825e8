'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { changeListQuery } from '@kmx/core/portal';

/** Parses and formats the state of a list in a URL; defined outside components for a stable identity. */
export interface AddressFormat<TQuery> {
  readonly parse: (parameters: URLSearchParams) => TQuery;
  /** `search=meier&page=2`; `''` for the default state. */
  readonly format: (query: TQuery) => string;
}

export interface AddressQuery<TQuery> {
  readonly query: TQuery;
  /** Changes filters or sorting: pushes a history entry and returns to the first page. */
  readonly change: (change: Partial<Omit<TQuery, 'page'>>) => void;
  /** Changes the presentation, such as columns: replaces the history entry. */
  readonly replace: (change: Partial<Omit<TQuery, 'page'>>) => void;
  readonly goToPage: (page: number) => void;
  readonly getPageHref: (page: number) => string;
}

const changed = 'kmx:addressQuery';

function subscribe(onChange: () => void): () => void {
  // `popstate` is dispatched for Back and Forward only, not for addresses pushed here.
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** Query of a list, stored in the URL, so that it can be shared and Back undoes a change. */
export function useAddressQuery<TQuery extends { readonly page: number }>({
  parse,
  format,
}: AddressFormat<TQuery>): AddressQuery<TQuery> {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const query = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const createAddress = (next: TQuery): string => {
    const parameters = format(next);
    return parameters ? `${window.location.pathname}?${parameters}` : window.location.pathname;
  };
  const push = (next: TQuery) => {
    window.history.pushState(null, '', createAddress(next));
    window.dispatchEvent(new Event(changed));
  };
  return {
    query,
    change: (change) => push(changeListQuery(query, change)),
    replace: (change) => {
      // With the framework's own state, it would ignore the address, and later restore the former one.
      window.history.replaceState(null, '', createAddress({ ...query, ...change }));
      window.dispatchEvent(new Event(changed));
    },
    goToPage: (page) => push({ ...query, page }),
    getPageHref: (page) => createAddress({ ...query, page }),
  };
}
