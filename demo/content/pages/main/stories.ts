import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainStories: SeedPage = {
  site: 'main',
  slug: 'stories',
  languages: ['en', 'de'],
  title: t('Stories', 'Geschichten'),
  description: t(
    'From workshops, plants and training rooms: how wires are processed, and by whom.',
    'Aus Werkstätten, Werken und Schulungsräumen: wie Leitungen verarbeitet werden und von wem.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('People, wires and a few surprises', 'Menschen, Leitungen und ein paar Überraschungen'),
      image: 'workshop',
    },
    { blockType: 'storyOverview', hasFilters: true },
  ],
};

export const mainStoryContacts: SeedPage = {
  site: 'main',
  parent: 'stories',
  slug: 'contacts',
  languages: ['en', 'de'],
  title: t('Contacts', 'Kontakte'),
  description: t(
    'The laboratories, desks and teams behind our stories, and how to reach them.',
    'Die Labors, Stellen und Teams hinter unseren Geschichten, und wie man sie erreicht.',
  ),
  shareImage: 'quality-lab',
  modules: [
    {
      blockType: 'storyContactList',
      title: t('Who answers', 'Wer antwortet'),
      text: t(
        'Questions about a story go to the people who were there. They reply within a working day.',
        'Fragen zu einer Geschichte gehen an die, die dabei waren. Sie antworten innert einem Arbeitstag.',
      ),
    },
  ],
};
