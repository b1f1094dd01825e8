import { keyOfArticle } from './convertLink';
import { fileProblem, linkProblem, moduleProblems, pictureProblem, type Known } from './moduleReferences';
import type { SeedLists, SeedSource } from './source';
import { seedCountries } from './system';
import type { SeedEvent, SeedRelease, SeedSiteKey, SeedStory } from './types';

/** Documents that a document of the seed refers to and that the seed lacks. */
interface Missing {
  owner: string;
  names: string[];
}

const inSet = (kind: string, keys: readonly string[] | undefined, held: ReadonlySet<string>): string[] =>
  (keys ?? []).filter((key) => !held.has(key)).map((key) => `the ${kind} ${key}`);

const countryCodes: ReadonlySet<string> = new Set(seedCountries.map(({ countryCode }) => countryCode));

const countryProblems = (codes: readonly string[] | undefined): string[] =>
  inSet('country', codes, countryCodes);

const articleProblems = (article: SeedStory | SeedRelease | SeedEvent, known: Known): string[] => [
  ...pictureProblem(article.teaserImage, known),
  ...countryProblems(article.countries),
  ...article.modules.flatMap((module) => moduleProblems(module, known)),
];

const keyOf = ({ site, slug }: { site: SeedSiteKey; slug: string }): string => `${site}:${slug}`;

const findStoryProblems = (lists: SeedLists, known: Known): Missing[] => {
  const topics = new Set(lists.topics.map(({ slug }) => slug));
  const contacts = new Set(lists.storyContacts.map(keyOf));
  return lists.stories.map((story) => ({
    owner: `The story ${keyOfArticle(story)}`,
    names: [
      ...articleProblems(story, known),
      ...inSet('topic', story.topics, topics),
      ...inSet(
        'contact',
        story.storyContacts?.map((slug) => `${story.site}:${slug}`),
        contacts,
      ),
    ],
  }));
};

/** Keys that two documents of one kind share: the second would overwrite the first. */
const findDoubled = (kind: string, keys: readonly string[]): Missing[] =>
  keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => ({ owner: `The ${kind} ${key}, written twice,`, names: ['a key of its own'] }));

export const findListProblems = (source: SeedSource, known: Known): Missing[] => [
  ...findStoryProblems(source, known),
  ...source.storyContacts.map((contact) => ({
    owner: `The contact ${keyOf(contact)}`,
    names: pictureProblem(contact.image, known),
  })),
  ...source.mediaReleases.map((release) => ({
    owner: `The release ${keyOfArticle(release)}`,
    names: [
      ...articleProblems(release, known),
      ...(release.documents ?? []).flatMap((file) => fileProblem(file, known)),
    ],
  })),
  ...source.news.map((item) => ({
    owner: `The news ${item.site}:${item.key}`,
    names: [...pictureProblem(item.image, known), ...(item.link ? linkProblem(item.link, known) : [])],
  })),
  ...source.events.map((event) => ({
    owner: `The event ${keyOfArticle(event)}`,
    names: [
      ...articleProblems(event, known),
      ...countryProblems(event.country === undefined ? [] : [event.country]),
      ...(event.link ? linkProblem(event.link, known) : []),
    ],
  })),
  ...source.locations.map((location) => ({
    owner: `The location ${keyOf(location)}`,
    names: countryProblems([location.country]),
  })),
  ...source.terms.map((term) => ({
    owner: `The terms ${keyOf(term)}`,
    names: [...countryProblems(term.countries), ...fileProblem(term.file, known)],
  })),
  ...source.jobOpenings.map((opening) => ({
    owner: `The opening ${keyOf(opening)}`,
    names: inSet('location', [`${opening.site}:${opening.location}`], new Set(source.locations.map(keyOf))),
  })),
  ...findDoubled('story', source.stories.map(keyOfArticle)),
  ...findDoubled('release', source.mediaReleases.map(keyOfArticle)),
  ...findDoubled('event', source.events.map(keyOfArticle)),
  ...findDoubled('location', source.locations.map(keyOf)),
  ...findDoubled('terms document', source.terms.map(keyOf)),
  ...findDoubled('opening', source.jobOpenings.map(keyOf)),
  ...findDoubled(
    'news item',
    source.news.map(({ site, key }) => `${site}:${key}`),
  ),
];
