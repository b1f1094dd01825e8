import { createStoryContactThing } from './createStoryContactThing';
import { createStoryFacets } from './createStoryFacets';
import { selectRelatedStories } from './selectRelatedStories';
import { storiesMock } from './stories.mock';
import {
  countStoryChoices,
  emptyStoryFilter,
  filterStories,
  toggleStoryChoice,
  type StoryFilter,
  type StoryFilterGroup,
} from './StoryFilter';
import { parseStoryFilter, storyFilterQuery } from './storyFilterQuery';

const idsOf = (stories: readonly { readonly id: string }[]) => stories.map(({ id }) => id);
const filter = (fields: Partial<StoryFilter>): StoryFilter => ({ ...emptyStoryFilter, ...fields });

describe('2.3 "stories overview with filters and a video-only toggle"', () => {
  it.each([
    ['nothing', '', ['harness', 'force', 'apprentices', 'battery']],
    ['a category', 'category=technology', ['force', 'battery']],
    ['one of two categories', 'category=technology&category=people', ['force', 'apprentices', 'battery']],
    ['a topic', 'topic=crimping', ['harness', 'force']],
    ['a contact', 'contact=editors', ['apprentices']],
    ['a product', 'product=mci-712', ['force']],
    ['a product that the country does not list', 'product=gone', ['battery']],
    ['all of several groups', 'category=technology&topic=automotive', ['battery']],
    ['"a video-only toggle"', 'video=true', ['harness', 'apprentices']],
    ['the toggle along with a group', 'video=true&topic=crimping', ['harness']],
    ['a topic without stories', 'topic=unheard', []],
  ])('filters by %s', (_, query, expected) => {
    expect(idsOf(filterStories(storiesMock, parseStoryFilter(new URLSearchParams(query))))).toEqual(expected);
  });

  it.each([
    ['', ''],
    ['topic=b&topic=a&topic=b', 'topic=a&topic=b'],
    ['video=true&category=people', 'category=people&video=true'],
    ['video=false&category=unheard&topic=', ''],
    ['product=a%20b&contact=c', 'contact=c&product=a+b'],
  ])('has one address for equal filters: "%s"', (query, expected) => {
    expect(storyFilterQuery(parseStoryFilter(new URLSearchParams(query)))).toBe(expected);
  });

  it('limits the number of values', () => {
    const query = new URLSearchParams(Array.from({ length: 30 }, (_, index) => ['topic', `t${index}`]));
    expect(parseStoryFilter(query).topic).toHaveLength(20);
  });

  it('toggles a value', () => {
    const chosen = toggleStoryChoice(filter({ isVideoOnly: true }), 'topic', 'crimping');
    expect(chosen.topic).toEqual(['crimping']);
    expect(countStoryChoices(chosen)).toBe(2);
    expect(toggleStoryChoice(chosen, 'topic', 'crimping')).toEqual(filter({ isVideoOnly: true }));
  });
});

describe('the facets of stories', () => {
  const counts = (given: StoryFilter, group: StoryFilterGroup) =>
    createStoryFacets(storiesMock, given)[group].map(({ slug, count }) => `${slug} ${count}`);

  it('sort categories by their order and others by name', () => {
    expect(counts(emptyStoryFilter, 'category')).toEqual(['customers 1', 'technology 2', 'people 1']);
    expect(counts(emptyStoryFilter, 'topic')).toEqual(['automotive 2', 'crimping 2']);
  });

  it('count the results of an option, under the other groups', () => {
    expect(counts(filter({ topic: ['crimping'] }), 'category')).toEqual([
      'customers 1',
      'technology 1',
      'people 0',
    ]);
    expect(counts(filter({ topic: ['crimping'] }), 'topic')).toEqual(['automotive 2', 'crimping 2']);
  });

  it('omit products without a name, except selected ones', () => {
    expect(counts(emptyStoryFilter, 'product')).toEqual(['alpha-550 2', 'mci-712 1']);
    const [gone] = createStoryFacets(storiesMock, filter({ product: ['gone'] })).product.filter(
      ({ isChosen }) => isChosen,
    );
    expect(gone).toEqual({ slug: 'gone', name: 'gone', count: 1, isChosen: true });
  });

  it('count the results of the video toggle', () => {
    expect(createStoryFacets(storiesMock, filter({ category: ['technology'] })).video).toEqual({
      count: 0,
      isChosen: false,
    });
    expect(createStoryFacets(storiesMock, filter({ isVideoOnly: true })).total).toBe(2);
  });
});

describe('2.3 "related stories (by product slug)"', () => {
  it.each([
    ['of one product', ['alpha-550'], undefined, 3, ['harness', 'force']],
    ['sharing more go first', ['mci-712', 'alpha-550'], undefined, 3, ['force', 'harness']],
    ['not the story itself', ['alpha-550'], 'harness', 3, ['force']],
    ['at most the requested number', ['alpha-550', 'gone'], undefined, 1, ['harness']],
    ['none without products', [], undefined, 3, []],
  ])('%s', (_, products, excludeId, first, expected) => {
    expect(idsOf(selectRelatedStories(storiesMock, { products, excludeId, first }))).toEqual(expected);
  });
});

it('a contact is an organization, not a person', () => {
  const organization = { name: 'Komax', url: 'https://komax.example/en' };
  const contact = { name: 'Crimp laboratory', url: 'https://komax.example/en/stories/contacts/crimp-lab' };
  expect(createStoryContactThing({ ...contact, organization, email: 'crimp@komax.example' })).toEqual({
    '@type': 'Organization',
    ...contact,
    parentOrganization: { '@type': 'Organization', ...organization },
    contactPoint: { '@type': 'ContactPoint', contactType: 'media relations', email: 'crimp@komax.example' },
  });
  expect(createStoryContactThing({ ...contact, organization })).not.toHaveProperty('contactPoint');
});
