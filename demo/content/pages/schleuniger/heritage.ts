import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../copy';

export const schleunigerHeritage: SeedPage = {
  site: 'schleuniger',
  slug: 'heritage',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('Heritage', 'Herkunft'),
  description: t(
    'Five generations of stripping heads since 1975, from a cam and a lever to blades that feel the conductor.',
    'Fünf Generationen von Abisolierköpfen seit 1975, von Kurve und Hebel bis zu Messern, die den Leiter spüren.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Since 1975', 'Seit 1975'),
      title: t('Five heads, one idea', 'Fünf Köpfe, eine Idee'),
      text: t(
        'Take away what is not needed, and leave the rest as it was.',
        'Wegnehmen, was nicht gebraucht wird, und den Rest lassen, wie er war.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'richText',
      content: t(
        '### First generation\n\nA cam closes two blades, a lever pulls. Depth is set with a feeler gauge. Some of these machines still run.\n\n### Second generation\n\nStepper motors replace the cam. A program is a row of four numbers, and for the first time an operator can repeat a setting a year later.\n\n### Third generation\n\nThe head rotates. Coaxial cable is stripped in steps, and the market for mobile telephones makes it a series product.\n\n### Fourth generation\n\nColour displays, cable libraries, a network socket.\n\n### Fifth generation\n\nThe blades report contact. Depth becomes a result instead of a setting.',
        '### Erste Generation\n\nEine Kurve schliesst zwei Messer, ein Hebel zieht. Die Tiefe stellt man mit der Fühlerlehre. Einige dieser Maschinen laufen noch.\n\n### Zweite Generation\n\nSchrittmotoren ersetzen die Kurve. Ein Programm ist eine Reihe aus vier Zahlen, und erstmals lässt sich eine Einstellung nach einem Jahr wiederholen.\n\n### Dritte Generation\n\nDer Kopf rotiert. Koaxialkabel werden in Stufen abgesetzt; der Mobilfunk macht daraus ein Serienprodukt.\n\n### Vierte Generation\n\nFarbanzeige, Kabelbibliothek, Netzwerkanschluss.\n\n### Fünfte Generation\n\nDie Messer melden Berührung. Die Tiefe ist nicht mehr Einstellung, sondern Ergebnis.',
      ),
    },
    {
      blockType: 'quote',
      quote: t(
        'The operator’s hands are the most valuable part of the machine. Keep them away from the blade and close to the cable.',
        'Die Hände der Bedienung sind das Wertvollste an der Maschine. Sie gehören weg vom Messer und nah ans Kabel.',
      ),
      attribution: t('Design notes, second edition', 'Konstruktionsnotizen, zweite Ausgabe'),
      image: 'machine-bench',
    },
    {
      blockType: 'mediaText',
      title: t('Part of the group since 2022', 'Seit 2022 in der Gruppe'),
      content: t(
        'Schleuniger keeps its name, its laboratory and its bench-top machines. What has changed lies below: one control, one spare-parts catalogue and service engineers in 25 countries.',
        'Schleuniger behält Namen, Labor und Tischgeräte. Verändert hat sich, was darunter liegt: eine Steuerung, ein Ersatzteilkatalog und Servicepersonal in 25 Ländern.',
      ),
      image: 'plant-exterior',
      mediaPosition: 'end',
      links: [to('main:company/about', t('About Komax', 'Über Komax'))],
    },
  ],
};
