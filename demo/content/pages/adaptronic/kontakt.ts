import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { de } from './copy';

export const adaptronicKontakt: SeedPage = {
  site: 'adaptronic',
  slug: 'kontakt',
  pageType: 'Form',
  languages: ['de'],
  title: de('Kontakt'),
  description: de(
    'Adaptronic erreichen: Projektierung, Service und Kalibrierung, mit Adresse, Telefon und Zeiten.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: de('Kontakt'),
      title: de('Projektierung am Apparat'),
      text: de('Montag bis Freitag, 8 bis 17 Uhr.'),
      image: 'workshop',
    },
    { blockType: 'form', kind: 'contact', title: { de: 'Schreiben Sie uns' } },
    {
      blockType: 'richText',
      title: de('Adresse'),
      content: de(
        'Adaptronic, Prüffeld 1, 00977 Wertheim, Deutschland\n\nTelefon [+49 30 23125 450](tel:+493023125450)\n\nE-Mail [adaptronic@komax.example](mailto:adaptronic@komax.example)',
      ),
    },
    {
      blockType: 'accordion',
      title: de('Was wir für eine Auslegung brauchen'),
      items: [
        {
          title: de('Unterlagen'),
          content: de('Verdrahtungsliste oder Schaltplan, Steckerliste, Prüfvorschrift.'),
        },
        { title: de('Mengen'), content: de('Prüflinge pro Woche, Varianten und gewünschte Prüfzeit.') },
        {
          title: de('Ort'),
          content: de('Halle, Hallenkran, Wege zwischen Prüfling und Anlage, Netzanschluss.'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: de('Service und Kalibrierung'),
      text: de('Kalibriert wird vor Ort, mit rückgeführten Normalen und Zertifikat am selben Tag.'),
      links: [
        { kind: 'external', url: 'mailto:adaptronic-service@komax.example', text: de('Termin anfragen') },
      ],
    },
  ],
};
