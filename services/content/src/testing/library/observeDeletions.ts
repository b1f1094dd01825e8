import type { Payload, SanitizedConfig } from 'payload';
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
    page: await remove(`/pages/${pageId('main:company')}`),
    fileByAddress: await remove(`/files/${fileId('captions')}`),
    contact: await remove(`/story-contacts/${idOf('story-contacts', 'volta:lab')}`),
    site: (await remove(`/sites/${idOf('sites', 'main')}`)).status,
    topicInDraft: await remove(`/topics/${topic}`),
    draft: await remove(`/stories/${story.id}`),
    topicAfterwards: await remove(`/topics/${topic}`),
    pictureStays: (await payload.count({ collection: 'media', where: { id: { equals: mediaId('square') } } }))
      .totalDocs,
  };
};
