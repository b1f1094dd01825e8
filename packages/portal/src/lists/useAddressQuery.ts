'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { changeListQuery } from '@kmx/core/portal';

/**
 * Reads and writes the state of a list in an address; defined outside of components, so that it keeps its identity.
 */
export interface AddressFormat<TQuery> {
  readonly parse: (parameters: URLSearchParams) => TQuery;
  /** `search=meier&page=2`; `''` where everything is as at first. */
  readonly format: (query: TQuery) => string;
}

export interface AddressQuery<TQuery> {
  readonly query: TQuery;
  /** Other filters or sorting: a new entry of the history, on the first page. */
  readonly change: (change: Partial<Omit<TQuery, 'page'>>) => void;
  /** How the same rows are shown, such as other columns: the entry of the history is replaced. */
  readonly replace: (change: Partial<Omit<TQuery, 'page'>>) => void;
  readonly goToPage: (page: number) => void;
  readonly getPageHref: (page: number) => string;
}

const changed = 'kmx:addressQuery';

function subscribe(onChange: () => void): () => void {
  // `popstate` is sent for Back and Forward only, not for addresses pushed here.
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** Query of a list, stored in the address, so that it can be shared and the browser's Back undoes a step. */
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
      window.history.replaceState(window.history.state, '', createAddress({ ...query, ...change }));
      window.dispatchEvent(new Event(changed));
    },
    goToPage: (page) => push({ ...query, page }),
    getPageHref: (page) => createAddress({ ...query, page }),
  };
}
