import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainServices: SeedPage = {
  site: 'main',
  slug: 'services',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: same('Services'),
  description: t(
    'Maintenance, training, spare parts and remote support for wire-processing machines, by our own people in 25 countries.',
    'Wartung, Schulung, Ersatzteile und Fernunterstützung für Maschinen der Kabelverarbeitung, mit eigenen Leuten in 25 Ländern.',
  ),
  shareImage: 'parts-shelf',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Services'),
      title: t(
        'A machine lives fifteen years. So does our support.',
        'Eine Maschine lebt fünfzehn Jahre. Wir bleiben dabei.',
      ),
      text: t(
        'From commissioning to the last spare part: planned, documented and within reach.',
        'Von der Inbetriebnahme bis zum letzten Ersatzteil: geplant, dokumentiert und erreichbar.',
      ),
      image: 'workshop',
      links: [to('main:contact', t('Reach the service desk', 'Servicedesk kontaktieren'))],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('25'),
          label: t('countries with our own engineers', 'Länder mit eigenem Servicepersonal'),
        },
        {
          value: same('4'),
          unit: same('h'),
          label: t('to a first answer in working time', 'bis zur ersten Antwort während der Arbeitszeit'),
        },
        {
          value: same('72'),
          unit: same('%'),
          label: t('of cases closed remotely', 'der Fälle aus der Ferne gelöst'),
        },
        {
          value: same('10'),
          label: t('years of parts after a series ends', 'Jahre Ersatzteile nach Serienende'),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('What we take over', 'Was wir übernehmen'),
      teasers: [
        {
          title: t('Maintenance', 'Wartung'),
          text: t('By strokes and hours, not by calendar.', 'Nach Hüben und Stunden, nicht nach Kalender.'),
          image: 'machine-crimp',
          link: { kind: 'page', page: 'main:services/maintenance' },
        },
        {
          title: t('Training', 'Schulung'),
          text: t(
            'Two to five days, in our centres or on your line.',
            'Zwei bis fünf Tage, in unseren Zentren oder an Ihrer Linie.',
          ),
          image: 'training-room',
          link: { kind: 'page', page: 'main:services/training' },
        },
        {
          title: t('Spare parts', 'Ersatzteile'),
          text: t('41,000 numbers, four warehouses.', '41’000 Nummern, vier Lager.'),
          image: 'parts-shelf',
          link: { kind: 'page', page: 'main:services/spare-parts' },
        },
        {
          title: t('Smart factory', 'Smart Factory'),
          text: t(
            'Connect machines, read them, compare them.',
            'Maschinen verbinden, auslesen, vergleichen.',
          ),
          image: 'smart-network',
          link: { kind: 'page', page: 'main:smart-factory' },
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Remote support', 'Fernunterstützung'),
      title: t('You open the door. We look in.', 'Sie öffnen die Tür. Wir schauen hinein.'),
      content: t(
        'A remote session starts on the machine, by your operator, and ends there. The connection is encrypted, limited to one machine and logged; the log belongs to you. Most questions are settled within **25 minutes**: a parameter, a worn guide, a curve that was taught on the wrong terminal.',
        'Eine Fernsitzung beginnt an der Maschine, durch Ihr Personal, und endet auch dort. Die Verbindung ist verschlüsselt, auf eine Maschine begrenzt und protokolliert; das Protokoll gehört Ihnen. Die meisten Fragen sind in **25 Minuten** geklärt: ein Parameter, eine verschlissene Führung, eine am falschen Kontakt eingelernte Kurve.',
      ),
      image: 'smart-network',
      mediaPosition: 'start',
    },
    {
      blockType: 'quote',
      quote: t(
        'Write the report so that the next engineer needs no phone call.',
        'Den Bericht so schreiben, dass die nächste Person nicht anrufen muss.',
      ),
      attribution: t('Service handbook, section 1', 'Servicehandbuch, Abschnitt 1'),
    },
  ],
};
