import type { Payload } from 'payload';
import { toModule, type Conversion } from '../documents/convert';
import { fileId, keyOfArticle, mediaId, toLink } from '../documents/convertLink';
import { idOf } from '../documents/ids';
import { publicationInstant, toInstant } from '../documents/instants';
import { languagesOf, textIn } from '../documents/localize';
import type { SeedEvent, SeedLanguage, SeedRelease, SeedStory } from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

type ToProse = Conversion['toProse'];
type Article = SeedStory | SeedRelease | SeedEvent;

/** The languages in which there is a title; the others are left to the fallback. */
const writtenLanguages = ({ languages, title }: Article): SeedLanguage[] => {
  const written = languagesOf(title);
  return languages.filter((code) => written.includes(code));
};

const toArticle = (collection: string, article: Article, language: SeedLanguage, toProse: ToProse) => ({
  site: idOf('sites', article.site),
  slug: article.slug,
  languages: article.languages,
  countries: (article.countries ?? []).map((code) => idOf('countries', code)),
  title: textIn(article.title, language) ?? '',
  leadText: textIn(article.leadText, language) ?? '',
  modules: article.modules.map((module, index) =>
    toModule(module, index, { language, document: `${collection}:${keyOfArticle(article)}`, toProse }),
  ),
  _status: 'published' as const,
});

const toStory = (story: SeedStory, language: SeedLanguage, toProse: ToProse) => ({
  ...toArticle('stories', story, language, toProse),
  teaserImage: mediaId(story.teaserImage),
  publicationDate: publicationInstant(story.publicationDate),
  category: story.category,
  storyContacts: (story.storyContacts ?? []).map((slug) => idOf('story-contacts', `${story.site}:${slug}`)),
  topics: (story.topics ?? []).map((slug) => idOf('topics', slug)),
  products: story.products ?? [],
});

const toRelease = (release: SeedRelease, language: SeedLanguage, toProse: ToProse) => ({
  ...toArticle('media-releases', release, language, toProse),
  teaserImage: release.teaserImage === undefined ? null : mediaId(release.teaserImage),
  publicationDate: publicationInstant(release.publicationDate),
  adhoc: release.adhoc ?? false,
  contactEmail: release.contactEmail,
  documents: (release.documents ?? []).map(fileId),
});

const toEvent = (event: SeedEvent, language: SeedLanguage, toProse: ToProse) => ({
  ...toArticle('events', event, language, toProse),
  teaserImage: event.teaserImage === undefined ? null : mediaId(event.teaserImage),
  startDate: toInstant(event.startDate),
  endDate: toInstant(event.endDate),
  isAllDay: event.isAllDay ?? false,
  timeZone: event.timeZone,
  kind: event.kind,
  place: textIn(event.place, language),
  address: textIn(event.address, language),
  country: event.country === undefined ? null : idOf('countries', event.country),
  stand: event.stand,
  ...(event.link ? { link: toLink(event.link, language) } : {}),
});

/** Stories, whose contacts and topics must be there already. */
export const writeStories = async (
  payload: Payload,
  writer: Writer,
  stories: readonly SeedStory[],
  toProse: ToProse,
): Promise<void> => {
  const collection = 'stories';
  for (const story of stories)
    await writer.write({
      collection,
      key: keyOfArticle(story),
      origin: story,
      languages: writtenLanguages(story),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toStory(story, locale, toProse) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toStory(story, locale, toProse), locale, ...quietly }),
    });
};

export const writeReleases = async (
  payload: Payload,
  writer: Writer,
  releases: readonly SeedRelease[],
  toProse: ToProse,
): Promise<void> => {
  const collection = 'media-releases';
  for (const release of releases)
    await writer.write({
      collection,
      key: keyOfArticle(release),
      origin: release,
      languages: writtenLanguages(release),
      create: ({ id, locale }) =>
        payload.create({
          collection,
          data: { id, ...toRelease(release, locale, toProse) },
          locale,
          ...quietly,
        }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toRelease(release, locale, toProse), locale, ...quietly }),
    });
};

export const writeEvents = async (
  payload: Payload,
  writer: Writer,
  events: readonly SeedEvent[],
  toProse: ToProse,
): Promise<void> => {
  const collection = 'events';
  for (const event of events)
    await writer.write({
      collection,
      key: keyOfArticle(event),
      origin: event,
      languages: writtenLanguages(event),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toEvent(event, locale, toProse) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toEvent(event, locale, toProse), locale, ...quietly }),
    });
};
