'use client';

import { createContext, useContext, useEffect, useState } from 'react';
import type { PortalLocale } from '../../app/PortalConfig';
import { loadProductDocuments, type LoadProductDocuments, type ProductDocument } from './productDocuments';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly documents: readonly ProductDocument[] };

/** Replaced in tests and stories. */
export const ProductDocumentsContext = createContext<LoadProductDocuments>(loadProductDocuments);

/** Loads the documents of a product; a failure does not affect the rest of the page. */
export function useProductDocuments(
  slug: string,
  { urlCode }: Pick<PortalLocale, 'urlCode'>,
): State & { readonly retry: () => void } {
  const load = useContext(ProductDocumentsContext);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly state: State }>();
  const key = [attempt, urlCode, slug].join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const report = (state: State) => {
      if (!controller.signal.aborted) setLoaded({ key, state });
    };
    load(slug, { urlCode }, controller.signal).then(
      (documents) => report({ kind: 'ready', documents }),
      () => report({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [load, slug, urlCode, key]);
  const state: State = loaded?.key === key ? loaded.state : { kind: 'loading' };
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
