import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { environment } from '../../config/environment';
import { proseEditor } from '../../fields/prose';
import { quietContext } from '../../publication/outbox';
import type { Conversion } from './documents/convert';
import { hashOf, idOf } from './documents/ids';
import { findSeedProblems } from './documents/references';
import type { SeedSource } from './documents/source';
import { seedBrands, seedCountries, seedLanguageEntries, seedSites } from './documents/system';
import { createWriter, type Writer } from './documents/writer';
import { writeAccounts } from './steps/accounts';
import { writeEvents, writeReleases, writeStories } from './steps/articles';
import { writeJobOpenings } from './steps/jobOpenings';
import { writeFiles, writeMedia } from './steps/library';
import { writeLocations, writeNews, writeStoryContacts, writeTerms, writeTopics } from './steps/lists';
import { createBareSites, writeNavigation, writeSites } from './steps/navigation';
import { writePages } from './steps/pages';
import { writeRedirects } from './steps/redirects';
import { writeBrands, writeCountries, writeLanguages } from './steps/system';

const markerKey = 'seed';

/** Hash of the complete seed; if it is unchanged, there is nothing to write. */
const hashOfSource = async (source: SeedSource): Promise<string> =>
  hashOf([
    source.pages,
    source.navigation,
    source.redirects,
    [source.topics, source.storyContacts, source.stories, source.mediaReleases, source.news],
    [source.events, source.locations, source.terms, source.jobOpenings],
    source.media.map((media) => [media, media.svg()]),
    await Promise.all(source.files.map(async (file) => [file, hashOf([...(await file.bytes())])])),
    [seedCountries, seedLanguageEntries, seedBrands, seedSites],
    environment.editorEmail,
  ]);

const markerHash = async (payload: Payload): Promise<string | undefined> => {
  const { docs } = await payload.find({
    collection: 'seed-records',
    where: { key: { equals: markerKey } },
    limit: 1,
  });
  return docs[0]?.hash;
};

const writeMarker = async (payload: Payload, hash: string): Promise<void> => {
  const id = idOf('seed-records', markerKey);
  const data = { key: markerKey, hash };
  if ((await markerHash(payload)) === undefined)
    await payload.create({ collection: 'seed-records', data: { ...data, id } });
  else await payload.update({ collection: 'seed-records', id, data });
};

const collectionsToClear = [
  'pages',
  ...(['stories', 'story-contacts', 'topics', 'media-releases', 'news'] as const),
  ...(['job-openings', 'events', 'locations', 'terms'] as const),
] as const;

const everyTag = [
  'system',
  'redirects:all',
  ...seedSites.flatMap(({ key }) => [`site:${key}`, `redirects:${key}`]),
];

export class SeedError extends Error {
  readonly code = 'seedIncomplete';
  constructor(readonly problems: readonly string[]) {
    super(`The seed cannot be written:\n  ${problems.join('\n  ')}`);
    this.name = 'SeedError';
  }
}

interface ListWriting {
  source: SeedSource;
  toProse: Conversion['toProse'];
  step: (name: string, write: () => Promise<void>) => Promise<void>;
}

/** Stories and what else lists show, after the pages to which they link. */
const writeLists = async (payload: Payload, writer: Writer, writing: ListWriting): Promise<void> => {
  const { source, toProse, step } = writing;
  await step('topics', () => writeTopics(payload, writer, source.topics));
  await step('contacts', () => writeStoryContacts(payload, writer, source.storyContacts));
  await step('stories', () => writeStories(payload, writer, source.stories, toProse));
  await step('media releases', () => writeReleases(payload, writer, source.mediaReleases, toProse));
  await step('news', () => writeNews(payload, writer, source.news));
  await step('events', () => writeEvents(payload, writer, source.events, toProse));
  await step('locations', () => writeLocations(payload, writer, source.locations));
  await step('terms', () => writeTerms(payload, writer, source.terms));
  await step('job openings', () => writeJobOpenings(payload, writer, source.jobOpenings, toProse));
};

/** Writes the demo content. A second run writes nothing, and never what an editor has changed or removed. */
export const runSeed = async (
  payload: Payload,
  source: SeedSource,
  report: (line: string) => void,
): Promise<void> => {
  const started = Date.now();
  const problems = findSeedProblems(source);
  if (problems.length > 0) throw new SeedError(problems);
  const hash = await hashOfSource(source);
  await writeAccounts(payload);
  if ((await markerHash(payload)) === hash) return report('Content: already there, nothing to do.');

  const writer = await createWriter(payload);
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: proseEditor });
  const toProse = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
  const step = async (name: string, write: () => Promise<void>): Promise<void> => {
    await write();
    const { created, updated, unchanged } = writer.takeCounts();
    report(
      `Content: ${name}: ${created} created, ${updated} updated, ${unchanged} kept (${Math.round((Date.now() - started) / 1000)} s).`,
    );
  };

  await step('countries', () => writeCountries(payload, writer));
  await step('languages', () => writeLanguages(payload, writer));
  await step('pictures', () => writeMedia(payload, writer, source.media));
  await step('files', () => writeFiles(payload, writer, source.files));
  await step('brands', () => writeBrands(payload, writer, source.media));
  await createBareSites(payload, writer, source);
  await step('pages', () => writePages(payload, writer, source.pages, toProse));
  await writeLists(payload, writer, { source, toProse, step });
  await step('navigation', () => writeNavigation(payload, writer, source));
  await step('sites', () => writeSites(payload, writer, source));
  await step('redirects', () => writeRedirects(payload, writer, source.redirects));
  // A page that is a story by now would win over it; nothing that was written above links to it any more.
  for (const collection of collectionsToClear) await writer.removeRetired(collection);

  await writeMarker(payload, hash);
  if (writer.hasWritten())
    await payload.create({
      collection: 'outbox',
      data: { tags: everyTag, attempts: 0 },
      context: quietContext,
    });
};
