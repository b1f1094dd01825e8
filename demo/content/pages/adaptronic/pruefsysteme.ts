import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { de } from './copy';

export const adaptronicPruefsysteme: SeedPage = {
  site: 'adaptronic',
  slug: 'pruefsysteme',
  pageType: 'Product',
  languages: ['de'],
  title: de('Prüfsysteme'),
  description: de(
    'Adra 512 und Adra 2048: Matrixprüfsysteme für Durchgang, Isolation, Hochspannung und Funktion, zentral oder verteilt.',
  ),
  shareImage: 'adaptronic-tester',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: de('Adra 512 · Adra 2048'),
      title: de('Zwei Bauformen, eine Prüfsprache'),
      text: de('Zentral im Schrank oder verteilt am Prüfling, mit denselben Programmen.'),
      image: 'adaptronic-tester',
    },
    {
      blockType: 'keyFiguresComparison',
      title: de('Technische Daten'),
      caption: de('Technische Daten von Adra 512 und Adra 2048'),
      columns: [de('Adra 512'), de('Adra 2048')],
      rows: [
        { label: de('Bauform'), values: [de('zentral, 19 Zoll'), de('verteilte Module')] },
        { label: de('Prüfpunkte'), values: [de('64–4096'), de('64–40 000')] },
        { label: de('Prüfspannung'), unit: de('V DC'), values: [de('1000'), de('2000')] },
        { label: de('Prüfspannung'), unit: de('V AC'), values: [de('700'), de('1500')] },
        { label: de('Isolationswiderstand bis'), unit: de('GΩ'), values: [de('2'), de('10')] },
        { label: de('Prüfstrom, Vierleiter'), unit: de('A'), values: [de('1'), de('2')] },
        { label: de('Abstand zur Zentrale'), unit: de('m'), values: [de('10'), de('200')] },
      ],
    },
    {
      blockType: 'richText',
      title: de('Prüfprogramme, die niemand abtippt'),
      content: de(
        '### Aus den Plänen\n\nDie Verdrahtungsliste kommt aus dem CAE-System, über Datei oder Schnittstelle. Die Software ordnet Stecker den Modulen zu und nennt, was fehlt.\n\n### Mit der Funktion\n\nRelais, Schütze, Dioden und Bussysteme werden bestromt und geschaltet. Ein Programm prüft erst Durchgang, dann Isolation, dann Funktion, in dieser Reihenfolge, damit kein Fehler den nächsten verdeckt.\n\n### Mit Nachweis\n\nJedes Protokoll nennt Grenzwert, Messwert, Messmittel und Kalibrierdatum.',
      ),
    },
    {
      blockType: 'accordion',
      title: de('Sicherheit bei Hochspannung'),
      items: [
        {
          title: de('Wie wird der Bereich gesichert?'),
          content: de(
            'Nach EN 50191: Zweihandauslösung, Not-Halt, Signalleuchten und überwachte Absperrung. Ein Programm mit mehr als 25 V AC oder 60 V DC startet nur bei geschlossenem Kreis.',
          ),
        },
        {
          title: de('Was geschieht mit gespeicherter Ladung?'),
          content: de(
            'Nach jeder Messung wird der Prüfling aktiv entladen und die Restspannung gemessen. Erst unter 10 V gibt das System den Stecker frei.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: de('Für die Planung'),
      files: [{ file: 'site-preparation-checklist', title: de('Checkliste Aufstellort (englisch)') }],
    },
  ],
};
