import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainCompany: SeedPage = {
  site: 'main',
  slug: 'company',
  languages: ['en', 'de'],
  title: t('Company', 'Unternehmen'),
  description: t(
    'A Swiss maker of wire-processing machines: around 3,400 people, plants in six countries and customers in more than sixty.',
    'Ein Schweizer Hersteller von Maschinen für die Kabelverarbeitung: rund 3400 Menschen, Werke in sechs Ländern, Kunden in über sechzig.',
  ),
  shareImage: 'plant-exterior',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('Half a century with one subject', 'Ein halbes Jahrhundert bei einer Sache'),
      text: t(
        'We have built machines for wire since 1975, and nothing else.',
        'Seit 1975 bauen wir Maschinen für Leitungen, und nichts anderes.',
      ),
      image: 'plant-exterior',
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: same('1975'), label: t('founded in Switzerland', 'in der Schweiz gegründet') },
        { value: t('3,400', '3400'), label: t('people, around', 'Menschen, rund') },
        {
          value: same('6'),
          label: t('countries with plants', 'Länder mit Werken'),
          note: t(
            'Switzerland, Germany, Hungary, Portugal, China, US',
            'Schweiz, Deutschland, Ungarn, Portugal, China, USA',
          ),
        },
        { value: same('60'), unit: same('+'), label: t('countries served', 'belieferte Länder') },
      ],
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          title: t('About us', 'Über uns'),
          text: t('Where we come from and how we work.', 'Woher wir kommen und wie wir arbeiten.'),
          image: 'workshop',
          link: { kind: 'page', page: 'main:company/about' },
        },
        {
          title: t('Sustainability', 'Nachhaltigkeit'),
          text: t(
            'Energy, material and a long machine life.',
            'Energie, Material und ein langes Maschinenleben.',
          ),
          image: 'solar-roof',
          link: { kind: 'page', page: 'main:company/sustainability' },
        },
        {
          title: t('Quality', 'Qualität'),
          text: t('Standards, laboratory and acceptance.', 'Normen, Labor und Abnahme.'),
          image: 'quality-lab',
          link: { kind: 'page', page: 'main:company/quality' },
        },
        {
          title: t('Careers', 'Karriere'),
          text: t('Work that can be touched and measured.', 'Arbeit, die man anfassen und messen kann.'),
          image: 'training-room',
          link: { kind: 'page', page: 'main:company/careers' },
        },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: t('Where the machines come from', 'Woher die Maschinen kommen'),
      images: [
        {
          image: 'plant-exterior',
          caption: t(
            'Head office and plant in central Switzerland',
            'Hauptsitz und Werk in der Zentralschweiz',
          ),
        },
        {
          image: 'assembly-cell',
          caption: t('Assembly of series machines in Hungary', 'Montage von Serienmaschinen in Ungarn'),
        },
        { image: 'workshop', caption: t('Press modules, Switzerland', 'Pressenmodule, Schweiz') },
        { image: 'solar-roof', caption: t('Roof of the plant in Germany', 'Dach des Werks in Deutschland') },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Brands of the group', 'Marken der Gruppe'),
      items: [
        {
          title: t('Schleuniger: cable preparation', 'Schleuniger: Kabelkonfektion'),
          content: t(
            'Bench-top machines, rotary strippers and cut-and-strip lines for small lots and difficult cables.',
            'Tischgeräte, Rotativstripper und Schneidlinien für kleine Lose und schwierige Kabel.',
          ),
        },
        {
          title: t('Volta: high voltage', 'Volta: Hochvolt'),
          content: t(
            'Shielded cables up to 120 mm² and busbars for drives and batteries.',
            'Geschirmte Leitungen bis 120 mm² und Stromschienen für Antriebe und Batterien.',
          ),
        },
        {
          title: t('Cirris and Adaptronic: testing', 'Cirris und Adaptronic: Prüftechnik'),
          content: t(
            'Cable testers from the bench to the rack, and matrix systems with thousands of points.',
            'Kabeltester vom Tischgerät bis zum Rack und Matrixsysteme mit Tausenden von Punkten.',
          ),
        },
        {
          title: t('DiIT: software', 'DiIT: Software'),
          content: t(
            'Planning and control of harness manufacturing, down to the single wire.',
            'Planung und Steuerung der Kabelsatzfertigung bis zur einzelnen Leitung.',
          ),
        },
        {
          title: t('Hosver and IQC', 'Hosver und IQC'),
          content: t(
            'Machines for regional needs in Asia, and devices for incoming and in-process quality control.',
            'Maschinen für regionale Anforderungen in Asien sowie Geräte für Eingangs- und Prozesskontrolle.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Come and see', 'Kommen Sie vorbei'),
      text: t(
        'We show the plant to customers and schools on the first Thursday of the month.',
        'Am ersten Donnerstag im Monat zeigen wir Kunden und Schulen das Werk.',
      ),
      links: [to('main:contact', t('Arrange a visit', 'Besuch vereinbaren'))],
    },
  ],
};
