import {
  ClassificationHeader,
  ClassificationTeasers,
  CompareButton,
  ProductFilters,
  ProductList,
  WireFilterForm,
} from '@kmx/blocks';
import { addToBasket, applicationPaths, basketQuery, emptyBasket, siteUrl } from '@kmx/core';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { framePart } from '../frame/framePart';
import type { CataloguePage } from '@/server/pages/products/catalogueLoader';
import type { CatalogueItem } from '@/server/pages/products/catalogueView';
import type { SiteView } from '@/server/view/createSiteView';

function CompareItem({ view, item }: { view: SiteView; item: CatalogueItem }) {
  const { slug, name, classification } = item;
  const basket = addToBasket(emptyBasket, { classification, slug });
  const href = `${siteUrl(applicationPaths.comparison, view.links)}?${basketQuery(basket)}`;
  return <CompareButton intl={view.intl} product={{ slug, name, classification }} href={href} />;
}

type CatalogueListProps = Pick<CataloguePage, 'view' | 'list' | 'filters'>;

/** Products with their filters; also rendered without the page, for the script that updates the list. */
export function CatalogueList({ view, list, filters }: CatalogueListProps) {
  const { intl } = view;
  if (!list) return null;
  return (
    <ProductList
      intl={intl}
      {...list}
      items={list.items.map((item) => ({ ...item, actions: <CompareItem view={view} item={item} /> }))}
      renderCard={({ actions: _, ...data }, render) =>
        // Not cached: each wire would add its own cards.
        data.href.includes('?') ? render() : framePart(view, `card ${JSON.stringify(data)}`, render)
      }
      filters={
        // Resets uncontrolled fields when the filters change.
        filters && <ProductFilters key={JSON.stringify(filters)} intl={intl} {...filters} />
      }
    />
  );
}

/** The root or a classification: introduction, areas, and products with filters. */
export function CataloguePageView({ view, page, header, wireForm, areas, list, filters }: CataloguePage) {
  const { intl } = view;
  const hasAreas = areas.length > 0 || !list;
  return (
    <ApplicationPageView view={view} page={page}>
      <ClassificationHeader
        intl={intl}
        {...header}
        form={wireForm && <WireFilterForm key={wireForm.wire.value} intl={intl} {...wireForm} />}
      />
      {hasAreas && <ClassificationTeasers intl={intl} items={areas} />}
      <CatalogueList view={view} list={list} filters={filters} />
    </ApplicationPageView>
  );
}
