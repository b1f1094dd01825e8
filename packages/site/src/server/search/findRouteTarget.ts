import { findByName, toSearchRouteResult, type HierarchyMatch } from '@kmx/core';

import type { CatalogueProduct } from '../products/Catalogue';

import type { SearchResponse, SearchRouteTarget } from './SearchResponse';
import type { SearchView } from './SearchView';

function toTarget(match: HierarchyMatch<CatalogueProduct>): SearchRouteTarget | null {
  switch (match.kind) {
    case 'classification': {
      const { name, route: url, description, imageUrl } = match.classification;
      return { kind: match.kind, name, url, description: description ?? '', imageUrl };
    }
    case 'product': {
      const { name, route: url, shortDescription: description, imageUrl } = match.product;
      return { kind: match.kind, name, url, description, imageUrl };
    }
    case 'notFound':
      return null;
  }
}

export function findRouteTarget(
  { hasProducts, hierarchy }: SearchView,
  query: string,
): Pick<SearchResponse, 'route' | 'routeTarget'> {
  if (!hasProducts || !hierarchy)
    return { route: { found: false, type: null, slug: query }, routeTarget: null };
  const match = findByName(hierarchy, query);
  return { route: toSearchRouteResult(match), routeTarget: toTarget(match) };
}
