import { eventFilterQuery } from '../events/eventList';
import { priceRangeQuery } from '../investors/priceRange';
import { locationFilterQuery } from '../locations/locationFilter';
import { mediaReleaseFilterQuery } from '../mediaReleases/MediaReleaseFilter';
import { newsPositionQuery } from '../news/newsFeed';
import { emptyProductFilter } from '../products/ProductFilter';
import { formatProductListQuery } from '../products/productListQuery';
import { emptyStoryFilter } from '../stories/StoryFilter';
import { storyFilterQuery } from '../stories/storyFilterQuery';

import { isPageQuery } from './pageParameters';

it.each([
  ['', false],
  ['?utm_source=mail', false],
  ['?categoryx=customers', false],
  ['?category=customers', true],
  ['?utm_source=mail&video=true', true],
  ['?video=false', false],
  ['?adhoc=true', true],
  ['?adhoc=', false],
  ['?period=past', true],
  ['?period=never', false],
  ['?prices=6m', true],
  ['?prices=9y', false],
  ['?form=contact', true],
  ['?product=cresta-433', true],
  ['?machine=Linea', true],
  ['?serial=1', true],
  ['?message=Hello', true],
  ['?after=', true],
  ['?brand=komax', false],
  ['?sort=name', false],
  ['?wire=0.5mm2', false],
])('distinguishes a public page from a filtered list or a form: "%s"', (query, expected) => {
  expect(isPageQuery('content', query)).toBe(expected);
});

it.each([
  ['?brand=komax', true],
  ['capability=crimping', true],
  ['range=wire_0.5_2.5_mm2', true],
  ['brand=', true],
  ['from.wire=0.5', true],
  ['utm_source=x&to.wire=', true],
  ['unit.wire=mm2', true],
  ['wire=0.5mm2', true],
  ['show=all', true],
  ['show=more', false],
  ['part=list', true],
  ['part=', false],
  ['sort=name', true],
  ['sort=x', false],
  ['', false],
  ['utm_source=x', false],
  ['brands=komax', false],
  ['brand.x=komax', false],
  ['from=home', false],
  ['from.=1', false],
  ['category=customers', false],
])('Issue 4.2 "in the URL": whether an address changes a product list: "%s"', (query, expected) => {
  expect(isPageQuery('productList', query)).toBe(expected);
});

it.each([
  ['?wire=0.5mm2', true],
  ['?brand=komax', false],
  ['?sort=name', false],
  ['', false],
])('a product page depends on the wire only: "%s"', (query, expected) => {
  expect(isPageQuery('product', query)).toBe(expected);
});

describe('2.3 every parameter that a list formats makes its page depend on the query', () => {
  const written = [
    [
      'content',
      'stories',
      storyFilterQuery({
        ...emptyStoryFilter,
        category: ['customers'],
        topic: ['crimping'],
        contact: ['crimp-laboratory'],
        product: ['bt-712'],
        isVideoOnly: true,
      }),
    ],
    ['content', 'media releases', mediaReleaseFilterQuery({ years: [2026], isAdhocOnly: true })],
    [
      'content',
      'events',
      eventFilterQuery({ kinds: ['webinar'], countries: ['CH'], text: 'crimp', period: 'past' }),
    ],
    ['content', 'locations', locationFilterQuery({ kinds: ['plant'], countries: ['CH'], text: 'Thun' })],
    ['content', 'terms', 'country=CH&language=de'],
    ['content', 'news', newsPositionQuery({ after: 'abc' })],
    ['content', 'share prices', priceRangeQuery('6m')],
    [
      'productList',
      'products',
      formatProductListQuery({
        filter: {
          ...emptyProductFilter,
          brands: ['komax'],
          capabilities: ['crimping'],
          ranges: [{ key: 'wire', unit: 'mm2', from: 0.5, to: null }],
          wire: { value: '0.5mm2', slugs: new Set() },
        },
        order: 'name',
        isWhole: true,
      }),
    ],
  ] as const;

  it.each(
    written.flatMap(([page, list, query]) =>
      [...new URLSearchParams(query)].map(([name, value]) => [page, list, name, value] as const),
    ),
  )('%s, %s: %s=%s', (page, _list, name, value) => {
    expect(isPageQuery(page, new URLSearchParams([[name, value]]).toString())).toBe(true);
  });

  it('formats every existing filter', () => {
    expect(written.map(([, , query]) => [...new URLSearchParams(query)].length)).toEqual([
      5, 2, 4, 3, 2, 1, 1, 6,
    ]);
  });
});
