import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainLegal: SeedPage = {
  site: 'main',
  slug: 'legal',
  languages: ['en', 'de'],
  title: t('Legal', 'Rechtliches'),
  description: t(
    'Imprint, privacy and accessibility of the Komax sites, and the documents that apply to suppliers and partners.',
    'Impressum, Datenschutz und Barrierefreiheit der Websites von Komax sowie Dokumente für Lieferanten und Partner.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      title: t('Legal', 'Rechtliches'),
      text: t('Three pages, written to be read.', 'Drei Seiten, geschrieben, um gelesen zu werden.'),
      image: 'wire-path',
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          title: t('Imprint', 'Impressum'),
          text: t('Who publishes these sites.', 'Wer diese Websites herausgibt.'),
          link: { kind: 'page', page: 'main:legal/imprint' },
        },
        {
          title: t('Privacy', 'Datenschutz'),
          text: t(
            'Which data we keep, for what and how long.',
            'Welche Daten wir wozu und wie lange behalten.',
          ),
          link: { kind: 'page', page: 'main:legal/privacy' },
        },
        {
          title: t('Accessibility', 'Barrierefreiheit'),
          text: t(
            'What works, what does not yet, whom to tell.',
            'Was geht, was noch nicht, wem Sie es sagen.',
          ),
          link: { kind: 'page', page: 'main:legal/accessibility' },
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      files: [
        { file: 'code-of-conduct', title: t('Code of conduct', 'Verhaltenskodex (englisch)') },
        {
          file: 'accessibility-statement',
          title: t('Accessibility statement', 'Erklärung zur Barrierefreiheit (englisch)'),
        },
      ],
    },
  ],
};
