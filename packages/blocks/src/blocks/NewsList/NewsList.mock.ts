import type { NewsListFragment } from '../../__generated__/graphql';
import { linkSchema } from '../../content/Link.schema';
import { mediaSchema } from '../../content/Media.schema';
import type { NewsListing, NewsTeaser } from '../../contract/lists/NewsListing';
import { createMedia, externalLink, pageLink } from '../../testing/mocks';

export const newsListMock = {
  __typename: 'NewsList',
  id: 'newsList-mock',
  title: 'News',
  text: null,
  limit: null,
} satisfies NewsListFragment;

const titles = [
  'A press that measures every crimp',
  'Service hours over the turn of the year',
  'Wire lists as CSV: what the format knows',
  'Training dates for 2027',
] as const;

const items = titles.map((title, index): NewsTeaser => ({
  id: `news-${index + 1}`,
  title,
  text: index === 1 ? undefined : 'The force curve of each terminal is kept with its part number.',
  publicationDate: `2026-11-${20 - index}T08:00:00.000Z`,
  image:
    index % 2 === 0
      ? mediaSchema.parse(createMedia({ id: `n${index}`, alt: '', seed: index + 3 }))
      : undefined,
  link: linkSchema.parse(
    index === 2
      ? externalLink('Read on', 'https://example.com/csv')
      : pageLink('Read on', `news-${index + 1}`),
  ),
}));

export const newsListing: NewsListing = {
  items,
  filter: {},
  path: '/en/news',
  overviewHref: '/en/news',
  endCursor: 'cursor-of-4',
};
