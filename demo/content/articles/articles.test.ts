import { findSeedProblems } from '../../../services/content/src/testing/seeding/documents/references';
import { createDemoSource } from '../createDemoSource';
import { mediaReleases, news, stories, storyContacts, topics } from '.';

const demoSource = createDemoSource('/demo');

const paths = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"path":"(\/(?:stories|media-releases|events)\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );

const addresses = new Set([
  ...stories.map(({ site, slug }) => `${site}/stories/${slug}`),
  ...mediaReleases.map(({ site, slug }) => `${site}/media-releases/${slug}`),
  ...demoSource.events.map(({ site, slug }) => `${site}/events/${slug}`),
  'main/stories/contacts',
]);

const articles = [...stories, ...mediaReleases];
const addressOf = ({ site, slug }: { site: string; slug: string }): string => `${site}/${slug}`;

test('every reference of the seed resolves to a seeded document', () => {
  expect(findSeedProblems(demoSource)).toEqual([]);
});

test.each(
  [...articles, ...news, ...demoSource.pages].flatMap((item) => paths(item).map((path) => [item.site, path])),
)('on %s a link to %s leads to something', (site, path) => {
  expect([...addresses]).toContain(`${site}${path}`);
});

test.each([
  ['stories', stories.map(addressOf)],
  ['media releases', mediaReleases.map(addressOf)],
  ['contacts', storyContacts.map(addressOf)],
  ['topics', topics.map(({ slug }) => slug)],
  ['news', news.map(({ key }) => key)],
])('%s have a name of their own each', (_, names) => {
  expect(new Set(names).size).toBe(names.length);
});

test.each(articles.map((article) => [addressOf(article), article] as const))(
  '%s is written in every language that it names, in Swiss German without ß',
  (_, { languages, title, leadText, modules }) => {
    for (const language of languages) {
      expect(title[language]).toBeTruthy();
      expect(leadText[language]).toBeTruthy();
    }
    expect(JSON.stringify([title, leadText, modules])).not.toContain('ß');
  },
);

test.each(news.map((item) => [item.key, item] as const))('%s is short', (_, { title, text = {} }) => {
  for (const words of Object.values(title)) expect(words.length).toBeLessThanOrEqual(70);
  for (const words of Object.values(text)) expect(words.length).toBeLessThanOrEqual(240);
});
