import type { Payload, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { environment } from '../../config/environment';
import { draftedCollections, type DraftedCollection } from '../../documents/draftedCollections';
import { publishDue } from '../../publication/scheduledPublishing';
import { createLibrarian } from '../library/createLibrarian';
import type { Query } from '../tools/createQuery';
import type { People } from '../tools/people';

const key = environment.previewApiKey;
const versionsSchema = z.object({ docs: z.array(z.object({ version: z.object({ title: z.string() }) })) });
const copySchema = z.object({ doc: z.object({ title: z.string(), _status: z.string() }) });
const titleSchema = z.object({
  body: z.object({ data: z.object({ found: z.object({ title: z.string() }).nullable() }) }),
});

const queryNames: Record<DraftedCollection, string> = {
  pages: 'pageById',
  stories: 'pageById',
  'media-releases': 'pageById',
  events: 'pageById',
  news: 'newsItemById',
  'job-openings': 'jobOpeningById',
};

/** Plays the life of a draft in every collection that has them, over REST and GraphQL. */
export const observeDrafted = async (
  payload: Payload,
  config: SanitizedConfig,
  { author, editor }: People,
  query: Query,
) => {
  const writing = await createLibrarian(config, author);
  const publishing = await createLibrarian(config, editor);
  const observe = async (collection: DraftedCollection) => {
    const { docs } = await payload.find({ collection, sort: 'createdAt', limit: 1, depth: 0, locale: 'en' });
    const id = docs[0]?.id ?? '';
    const path = `/${collection}/${id}?locale=en&depth=0`;
    const find = async (isDraft: boolean, apiKey?: string) => {
      const text = `{ found: ${queryNames[collection]}(id: "${id}", draft: ${isDraft}) { title } }`;
      const { body } = titleSchema.parse(await query(text, { locale: 'en', key: apiKey }));
      return body.data.found?.title;
    };
    await publishing.trySaving(path, { title: 'First', _status: 'published' });
    const rights = {
      drafts: await writing.trySaving(`${path}&draft=true`, { title: 'Second', _status: 'draft' }),
      publishes: await writing.trySaving(path, { title: 'By an author', _status: 'published' }),
      deletes: (await writing.remove(path)).status,
      readsVersions: await writing.getAnonymously(`/${collection}/versions`),
    };
    const drafted = [await find(true, key), await find(true), await find(false)];
    const where = `where[parent][equals]=${id}&sort=-updatedAt&limit=2&locale=en&depth=0`;
    const versions = versionsSchema.parse(await publishing.get(`/${collection}/versions?${where}`));
    const doc = { relationTo: collection, value: id };
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc, user: { relationTo: 'users', value: editor.id } },
      waitUntil: new Date(Date.now() - 1000),
    });
    await publishDue(payload);
    const scheduled = [await find(false), await find(true)];
    const copy = copySchema.parse(
      await publishing.post(`/${collection}/${id}/duplicate?locale=en&depth=0`, {}),
    );
    const bulk = `/${collection}?where[id][in]=${id}&locale=en&depth=0`;
    const bulkStatus = async (person: typeof writing, status: 'draft' | 'published') => [
      await person.trySaving(bulk, { _status: status }),
      await find(false),
    ];
    const selected = {
      unpublished: await bulkStatus(publishing, 'draft'),
      publishedByAuthor: (await bulkStatus(writing, 'published'))[1],
      published: await bulkStatus(publishing, 'published'),
    };
    await writing.post('/editing/preview', { collection, id, locale: 'en', fields: { title: 'Typed' } });
    return {
      rights,
      drafted,
      versions: versions.docs.map(({ version }) => version.title),
      scheduled,
      selected,
      copy: { title: copy.doc.title, status: copy.doc._status },
      typed: [await find(true, key), await find(true)],
    };
  };
  const entries = [];
  for (const collection of draftedCollections) entries.push([collection, await observe(collection)] as const);
  return Object.fromEntries(entries);
};
