import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainAbout: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'about',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('About us', 'Über uns'),
  description: t(
    'How a workshop that built one wire cutter became a group of 3,400 people, and which habits it has kept since 1975.',
    'Wie aus einer Werkstatt mit einem Leitungsschneider eine Gruppe mit 3400 Menschen wurde, und welche Gewohnheiten geblieben sind.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Company', 'Unternehmen'),
      title: t('It began with a cut', 'Am Anfang war ein Schnitt'),
      text: t(
        'One machine, one task, one tolerance: that is still how our projects start.',
        'Eine Maschine, eine Aufgabe, eine Toleranz: So beginnen unsere Projekte bis heute.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'richText',
      title: t('Five decades in short', 'Fünf Jahrzehnte in Kürze'),
      content: t(
        '- **1975** A workshop in central Switzerland builds a machine that cuts and strips wire to length.\n- **1980s** The first crimp-to-crimp machines; the customer’s terminals decide the design.\n- **1990s** Force monitoring leaves the laboratory and becomes part of the press.\n- **2000s** Plants in Hungary, China and the United States bring assembly close to customers.\n- **2010s** Automatic harness assembly; machines learn to insert.\n- **2022** Schleuniger joins; cable preparation and testing come under one roof.\n- **Today** Around 3,400 people, one in six of them in development.',
        '- **1975** Eine Werkstatt in der Zentralschweiz baut eine Maschine, die Leitungen ablängt und abisoliert.\n- **1980er** Die ersten beidseitigen Crimpautomaten; die Kontakte der Kunden bestimmen die Konstruktion.\n- **1990er** Die Kraftüberwachung verlässt das Labor und wird Teil der Presse.\n- **2000er** Werke in Ungarn, China und den USA bringen die Montage in Kundennähe.\n- **2010er** Automatische Kabelsatzmontage; Maschinen lernen bestücken.\n- **2022** Schleuniger stösst dazu; Kabelkonfektion und Prüftechnik kommen unter ein Dach.\n- **Heute** Rund 3400 Menschen, jede sechste Person in der Entwicklung.',
      ),
    },
    {
      blockType: 'quote',
      quote: t(
        'Design so that a person with clean hands and one spanner can change it.',
        'So konstruieren, dass man es mit sauberen Händen und einem Schlüssel wechseln kann.',
      ),
      attribution: t('Engineering handbook, section 1', 'Konstruktionshandbuch, Abschnitt 1'),
      context: t('In force since the first edition', 'In Kraft seit der ersten Ausgabe'),
    },
    {
      blockType: 'mediaText',
      overline: t('How we work', 'Wie wir arbeiten'),
      title: t(
        'Built where it is designed, and near where it runs',
        'Gebaut, wo entwickelt wird, und nahe am Einsatzort',
      ),
      content: t(
        'Core modules (presses, heads, drives) come from Switzerland and Germany. Hungary assembles series machines, China and the United States build for their regions. Each machine is run in for 48 hours with wire from the customer before it leaves the hall.',
        'Kernmodule wie Pressen, Köpfe und Antriebe kommen aus der Schweiz und aus Deutschland. Ungarn montiert Serienmaschinen, China und die USA bauen für ihre Regionen. Jede Maschine läuft 48 Stunden mit Leitung des Kunden ein, bevor sie die Halle verlässt.',
      ),
      image: 'world-map',
      mediaPosition: 'end',
    },
    {
      blockType: 'teaserGrid',
      title: t('Further', 'Weiter'),
      teasers: [
        {
          title: t('Quality', 'Qualität'),
          image: 'quality-lab',
          link: { kind: 'page', page: 'main:company/quality' },
        },
        {
          title: t('The Schleuniger story', 'Die Geschichte von Schleuniger'),
          image: 'schleuniger-rotary',
          link: { kind: 'page', page: 'schleuniger:heritage' },
        },
      ],
    },
  ],
};
