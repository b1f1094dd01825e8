import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainPrivacy: SeedPage = {
  site: 'main',
  parent: 'legal',
  slug: 'privacy',
  languages: ['en', 'de'],
  title: t('Privacy', 'Datenschutz'),
  description: t(
    'Which personal data the Komax sites process, for what purpose, how long they are kept and how you obtain, correct or delete them.',
    'Welche Personendaten die Websites von Komax bearbeiten, wozu, wie lange, und wie Sie Auskunft, Berichtigung oder Löschung erhalten.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Legal', 'Rechtliches'),
      title: t('Privacy', 'Datenschutz'),
      text: t('As little as possible, and named one by one.', 'So wenig wie möglich, und einzeln benannt.'),
      image: 'smart-network',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('What we keep', 'Was wir behalten'),
      caption: t('Personal data by purpose and period', 'Personendaten nach Zweck und Dauer'),
      columns: [t('Purpose', 'Zweck'), t('Kept for', 'Aufbewahrung')],
      rows: [
        {
          label: t('Form entries', 'Formulareingaben'),
          values: [t('to answer you', 'um Ihnen zu antworten'), t('24 months', '24 Monate')],
        },
        {
          label: t('Server log', 'Serverprotokoll'),
          values: [t('security', 'Sicherheit'), t('30 days', '30 Tage')],
        },
        {
          label: t('Language and country cookie', 'Cookie für Sprache und Land'),
          values: [t('your choice', 'Ihre Wahl'), t('12 months', '12 Monate')],
        },
        {
          label: t('Portal account', 'Portalkonto'),
          values: [
            t('contract', 'Vertrag'),
            t('until closed, then 6 months', 'bis zur Schliessung, dann 6 Monate'),
          ],
        },
        {
          label: t('Applications', 'Bewerbungen'),
          values: [
            t('selection', 'Auswahl'),
            t('6 months after the decision', '6 Monate nach dem Entscheid'),
          ],
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('Your rights', 'Ihre Rechte'),
      content: t(
        'The Swiss Data Protection Act and, in the European Union, the GDPR apply. You may ask for a copy of your data, have them corrected or deleted, object to their use and take them along. Write to [privacy@komax.example](mailto:privacy@komax.example); we answer within 30 days and ask for proof of identity only where a mix-up is possible.\n\n### Who else sees data\n\nHosting and e-mail providers in Switzerland and the EU process data on our instruction. We sell no data and build no advertising profiles.\n\n### Complaints\n\nYou may also turn to the supervisory authority at your place of residence.',
        'Es gelten das Schweizer Datenschutzgesetz und in der Europäischen Union die DSGVO. Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, der Nutzung widersprechen und sie mitnehmen. Schreiben Sie an [privacy@komax.example](mailto:privacy@komax.example); wir antworten innert 30 Tagen und verlangen einen Ausweis nur, wo eine Verwechslung möglich ist.\n\n### Wer Daten sonst sieht\n\nHosting- und E-Mail-Anbieter in der Schweiz und der EU bearbeiten Daten nach unserer Weisung. Wir verkaufen keine Daten und erstellen keine Werbeprofile.\n\n### Beschwerden\n\nSie können sich auch an die Aufsichtsbehörde Ihres Wohnorts wenden.',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('A question about your data?', 'Eine Frage zu Ihren Daten?'),
      links: [
        {
          kind: 'external',
          url: 'mailto:privacy@komax.example',
          text: t('privacy@komax.example', 'privacy@komax.example'),
        },
      ],
    },
  ],
};
