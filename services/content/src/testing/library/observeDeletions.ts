import type { Payload, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { fileId, mediaId, pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import type { People } from '../tools/people';
import { createLibrarian } from './createLibrarian';

const english = { locale: 'en' as const };

const createUnused = async (payload: Payload): Promise<string> => {
  const { id } = await payload.create({
    collection: 'topics',
    data: { name: 'Unused', slug: 'unused' },
    ...english,
  });
  return id;
};

/** A draft that refers to a topic, which so is used although no reader meets it. */
const createDraftStory = (payload: Payload, topic: string) =>
  payload.create({
    collection: 'stories',
    data: { title: 'Not yet', site: idOf('sites', 'main'), topics: [topic], _status: 'draft' },
    draft: true,
    ...english,
  });

const linkTo = (pages: readonly string[]) => ({
  modules: [
    {
      blockType: 'callToAction' as const,
      title: 'More',
      links:
        pages.length === 0
          ? [{ link: { kind: 'path' as const, text: 'Home', path: '/' } }]
          : pages.map((page) => ({ link: { kind: 'page' as const, text: 'More', page } })),
    },
  ],
});

/** Two pages that link to each other, and a third that links to the second. */
const createLinkedPages = async (payload: Payload) => {
  const create = (slug: string, pages: readonly string[]) =>
    payload.create({
      collection: 'pages',
      data: {
        title: slug,
        slug,
        pageType: 'Content',
        theme: 'Komax',
        languages: ['en'],
        site: idOf('sites', 'main'),
        _status: 'published',
        ...linkTo(pages),
      },
      ...english,
    });
  const first = await create('first-linked', []);
  const second = await create('second-linked', [first.id]);
  await payload.update({ collection: 'pages', id: first.id, data: linkTo([second.id]), ...english });
  const outside = await create('outside-linked', [second.id]);
  return { first: first.id, second: second.id, outside: outside.id };
};

const blockedSchema = z.object({
  documents: z.array(
    z.object({ title: z.string(), uses: z.array(z.object({ collection: z.string(), title: z.string() })) }),
  ),
});

/** Deletions of documents that use each other. */
const observeTogether = async (payload: Payload, config: SanitizedConfig, people: People) => {
  const { get, remove } = await createLibrarian(config, people.editor);
  const { first, second, outside } = await createLinkedPages(payload);
  const together = (...ids: string[]) => ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
  return {
    alone: await remove(`/pages/${first}`),
    explained: blockedSchema.parse(
      await get(`/editing/blocked-deletions?collection=pages&id=${first}&id=${second}`),
    ),
    withoutOutside: await remove(`/pages?${together(first, second)}`),
    withOutside: await remove(`/pages?${together(first, second, outside)}`),
  };
};

/** Deletions over REST, of what is used and of what is not. */
export const observeDeletions = async (payload: Payload, config: SanitizedConfig, people: People) => {
  const { remove } = await createLibrarian(config, people.editor);
  const german = await createLibrarian(config, people.editor, 'de');
  const topic = await createUnused(payload);
  const story = await createDraftStory(payload, topic);
  const picture = `/media/${mediaId('square')}`;
  return {
    picture: await remove(picture),
    inGerman: await german.remove(picture),
    several: await remove(`/media?where[id][equals]=${mediaId('square')}`),
    byText: await remove(`/media?locale=en&where[id][equals]=${mediaId('square')}&where[alt][like]=square`),
    page: await remove(`/pages/${pageId('main:company')}`),
    fileByAddress: await remove(`/files/${fileId('captions')}`),
    contact: await remove(`/story-contacts/${idOf('story-contacts', 'volta:lab')}`),
    site: (await remove(`/sites/${idOf('sites', 'main')}`)).status,
    topicInDraft: await remove(`/topics/${topic}`),
    draft: await remove(`/stories/${story.id}`),
    topicAfterwards: await remove(`/topics/${topic}`),
    together: await observeTogether(payload, config, people),
    pictureStays: (await payload.count({ collection: 'media', where: { id: { equals: mediaId('square') } } }))
      .totalDocs,
  };
};
