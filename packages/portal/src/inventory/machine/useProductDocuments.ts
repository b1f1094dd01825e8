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
  const [told, setTold] = useState<{ readonly of: string; readonly state: State }>();
  const wanted = [attempt, urlCode, slug].join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const report = (state: State) => {
      if (!controller.signal.aborted) setTold({ of: wanted, state });
    };
    load(slug, { urlCode }, controller.signal).then(
      (documents) => report({ kind: 'ready', documents }),
      () => report({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [load, slug, urlCode, wanted]);
  const state: State = told?.of === wanted ? told.state : { kind: 'loading' };
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
