import { eventFilterQuery } from '../events/eventList';
import { locationFilterQuery } from '../locations/locationFilter';
import { mediaReleaseFilterQuery } from '../mediaReleases/MediaReleaseFilter';
import { newsPositionQuery } from '../news/newsFeed';
import { emptyStoryFilter } from '../stories/StoryFilter';
import { storyFilterQuery } from '../stories/storyFilterQuery';

import { isListQuery } from './listParameters';

it.each([
  ['', false],
  ['?utm_source=mail', false],
  ['?categoryx=customers', false],
  ['?category=customers', true],
  ['?utm_source=mail&video=true', true],
  ['?form=contact', true],
  ['?message=Hello', true],
  ['?after=', true],
])('distinguishes a public page from a filtered list: "%s"', (query, expected) => {
  expect(isListQuery(query)).toBe(expected);
});

describe('2.3 every filter of a list makes its page depend on the query', () => {
  const written: readonly (readonly [string, string])[] = [
    [
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
    ['media releases', mediaReleaseFilterQuery({ years: [2026], isAdhocOnly: true })],
    ['events', eventFilterQuery({ kinds: ['webinar'], countries: ['CH'], words: 'crimp', period: 'past' })],
    ['locations', locationFilterQuery({ kinds: ['plant'], countries: ['CH'], words: 'Thun' })],
    ['terms', '?country=CH&language=de'],
    ['news', newsPositionQuery({ after: 'abc' })],
  ];

  it.each(
    written.flatMap(([list, query]) =>
      [...new URLSearchParams(query)].map(([name, value]) => [list, name, value] as const),
    ),
  )('%s: %s=%s', (_list, name, value) => {
    expect(isListQuery(new URLSearchParams([[name, value]]).toString())).toBe(true);
  });

  it('formats every existing filter', () => {
    expect(written.map(([, query]) => [...new URLSearchParams(query)].length)).toEqual([5, 2, 4, 3, 2, 1]);
  });
});
