import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const schleunigerContact: SeedPage = {
  site: 'schleuniger',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Contact', 'Kontakt'),
  description: t(
    'Application laboratory, sales and service of Schleuniger: address, telephone and what to send with a cable sample.',
    'Anwendungslabor, Verkauf und Service von Schleuniger: Adresse, Telefon und was zu einem Kabelmuster gehört.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt'),
      title: t('The laboratory is listening', 'Das Labor hört zu'),
      image: 'quality-lab',
    },
    { blockType: 'form', kind: 'contact', title: t('Write to us', 'Schreiben Sie uns') },
    {
      blockType: 'mediaText',
      title: t('Address', 'Adresse'),
      content: t(
        'Schleuniger, Aareweg 3, 3699 Thun BE, Switzerland\n\nTelephone [+41 33 000 00 10](tel:+41330000010)\n\nE-mail [schleuniger@komax.example](mailto:schleuniger@komax.example)',
        'Schleuniger, Aareweg 3, 3699 Thun BE, Schweiz\n\nTelefon [+41 33 000 00 10](tel:+41330000010)\n\nE-Mail [schleuniger@komax.example](mailto:schleuniger@komax.example)',
      ),
      image: 'plant-exterior',
      mediaPosition: 'start',
    },
    {
      blockType: 'accordion',
      title: t('Before you call', 'Bevor Sie anrufen'),
      items: [
        {
          title: t('A sample', 'Ein Muster'),
          content: t(
            'Two metres of cable, the data sheet and a sketch of the stripped end with lengths and tolerances.',
            'Zwei Meter Kabel, das Datenblatt und eine Skizze des abisolierten Endes mit Längen und Toleranzen.',
          ),
        },
        {
          title: t('A fault', 'Eine Störung'),
          content: t(
            'Serial number, program number and a photograph of three ends.',
            'Seriennummer, Programmnummer und ein Bild von drei Enden.',
          ),
        },
        {
          title: t('A spare part', 'Ein Ersatzteil'),
          content: t(
            'Write to [parts@komax.example](mailto:parts@komax.example); the warehouse is shared with the group.',
            'Schreiben Sie an [parts@komax.example](mailto:parts@komax.example); das Lager führt die Gruppe gemeinsam.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('By parcel', 'Per Paket'),
      text: t(
        'Samples received by Wednesday are back in the post by Friday of the following week.',
        'Was bis Mittwoch eintrifft, geht bis Freitag der Folgewoche zurück.',
      ),
      links: [
        {
          kind: 'external',
          url: 'mailto:schleuniger@komax.example',
          text: t('Register a sample', 'Muster ankündigen'),
        },
      ],
    },
  ],
};
