import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

const base = {
  site: 'main',
  parent: 'smart-factory',
  pageType: 'SmartFactory',
  languages: ['en', 'de'],
} satisfies Partial<SeedPage>;

export const mainConnectivity: SeedPage = {
  ...base,
  slug: 'machine-connectivity',
  title: t('Machine connectivity', 'Maschinenanbindung'),
  description: t(
    'OPC UA and MQTT for new machines, a box on the DIN rail for those from 1998 on.',
    'OPC UA und MQTT für neue Maschinen, ein Kästchen auf der Hutschiene für jene ab Baujahr 1998.',
  ),
  shareImage: 'smart-network',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Lumera'),
      title: t('Old machines talk too', 'Auch alte Maschinen reden'),
      text: t(
        'A machine that is twenty years old has counters, lamps and a stop circuit. That is enough to know how it is doing.',
        'Eine zwanzigjährige Maschine hat Zähler, Lampen und einen Stoppkreis. Das genügt, um zu wissen, wie es ihr geht.',
      ),
      image: 'smart-network',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Three ways in', 'Drei Wege hinein'),
      caption: t('Ways to connect a machine, by year of make', 'Wege der Anbindung nach Baujahr'),
      columns: [t('Built', 'Baujahr'), t('Through', 'Über'), t('Work on site', 'Aufwand vor Ort')],
      rows: [
        {
          label: t('Native', 'Eingebaut'),
          values: [t('from 2017', 'ab 2017'), same('OPC UA, MQTT 5'), t('20 minutes', '20 Minuten')],
        },
        {
          label: t('Update', 'Aktualisierung'),
          values: [
            same('2008–2016'),
            t('software and network card', 'Software und Netzwerkkarte'),
            t('2 hours', '2 Stunden'),
          ],
        },
        {
          label: t('Box', 'Kästchen'),
          values: [
            same('1998–2007'),
            t('eight inputs, 24 V', 'acht Eingänge, 24 V'),
            t('half a day', 'halber Tag'),
          ],
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Send us the plates', 'Schicken Sie uns die Typenschilder'),
      text: t(
        'From type and year we say which way it is, machine by machine.',
        'Aus Typ und Baujahr sagen wir Maschine für Maschine, welcher Weg es ist.',
      ),
      links: [to('main:contact', t('Contact', 'Kontakt'))],
    },
  ],
};

export const mainOrderManagement: SeedPage = {
  ...base,
  slug: 'order-management',
  title: t('Order management', 'Auftragssteuerung'),
  description: t(
    'Orders from the planning system to the machine, sequenced so that terminals are changed least often.',
    'Aufträge aus dem Planungssystem zur Maschine, so gereiht, dass Kontakte am seltensten gewechselt werden.',
  ),
  shareImage: 'process-chart',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: same('Lumera'),
      title: t(
        'The right order is the one with fewer changeovers',
        'Die richtige Reihenfolge ist die mit weniger Umrüstungen',
      ),
      image: 'process-chart',
    },
    {
      blockType: 'mediaText',
      title: t('Eleven changeovers instead of thirty-four', 'Elf Umrüstungen statt vierunddreissig'),
      content: t(
        'A plant in Austria makes 120 articles in a shift. Sorted by delivery date they need thirty-four changes of terminal; sorted by Lumera, with every date kept, eleven. The rule is simple enough to be printed on one page, and hangs beside the machine.',
        'Ein Werk in Österreich fertigt 120 Artikel je Schicht. Nach Liefertermin gereiht braucht das vierunddreissig Kontaktwechsel, von Lumera gereiht, mit allen Terminen, elf. Die Regel passt auf eine Seite und hängt neben der Maschine.',
      ),
      image: 'wire-path',
      mediaPosition: 'end',
    },
    {
      blockType: 'accordion',
      title: t('What planners ask', 'Was die Planung fragt'),
      items: [
        {
          title: t('Can I move an order by hand?', 'Kann ich einen Auftrag von Hand schieben?'),
          content: t(
            'Yes, by dragging it. Lumera shows what the move costs in minutes before you let go.',
            'Ja, durch Ziehen. Lumera zeigt vor dem Loslassen, was es in Minuten kostet.',
          ),
        },
        {
          title: t('What if the network fails?', 'Was, wenn das Netz ausfällt?'),
          content: t(
            'The machine holds the orders of the next four hours and works on.',
            'Die Maschine hält die Aufträge der nächsten vier Stunden vor und arbeitet weiter.',
          ),
        },
      ],
    },
  ],
};

export const mainQualityData: SeedPage = {
  ...base,
  slug: 'quality-data',
  title: t('Quality data', 'Qualitätsdaten'),
  description: t(
    'Force curves, pull tests and releases kept for fifteen years and found in two seconds.',
    'Kraftkurven, Zugprüfungen und Freigaben, fünfzehn Jahre aufbewahrt und in zwei Sekunden gefunden.',
  ),
  shareImage: 'crimp-section',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Lumera'),
      title: t('Evidence that is there when somebody asks', 'Nachweise, die da sind, wenn jemand fragt'),
      image: 'crimp-section',
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: same('15'), unit: t('years', 'Jahre'), label: t('kept', 'aufbewahrt') },
        {
          value: same('2'),
          unit: same('s'),
          label: t('from label to curve', 'vom Etikett zur Kurve'),
          note: t('with 90 million crimps stored', 'bei 90 Millionen gespeicherten Crimps'),
        },
        { value: same('0'), label: t('connections to us', 'Verbindungen zu uns') },
      ],
    },
    {
      blockType: 'richText',
      title: t('What is kept', 'Was aufbewahrt wird'),
      content: t(
        'For each crimp the curve with 256 points, the band it was compared with, the height that was measured last, the batch of wire and terminal and the person who released it. A harness of 400 wires takes 1.1 MB.',
        'Zu jedem Crimp die Kurve mit 256 Punkten, das Band, mit dem verglichen wurde, die zuletzt gemessene Höhe, das Los von Leitung und Kontakt und wer freigegeben hat. Ein Kabelsatz mit 400 Leitungen belegt 1.1 MB.',
      ),
    },
  ],
};
