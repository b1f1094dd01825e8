import type { SeedPage } from '../../types';
import { t, to } from '../copy';
import { toProduct } from '../machines';

export const mainStoryApplicator: SeedPage = {
  site: 'main',
  parent: 'stories',
  slug: 'forty-years-one-applicator',
  pageType: 'Story',
  publishedOn: '2026-02-26',
  languages: ['en', 'de'],
  title: t('Forty years, one applicator', 'Vierzig Jahre, ein Applikator'),
  description: t(
    'A tool from 1986 comes in for repair. Thirty million strokes later it is measured, mended and sent back.',
    'Ein Werkzeug von 1986 kommt zur Reparatur. Nach dreissig Millionen Hüben wird es vermessen, instand gesetzt und zurückgeschickt.',
  ),
  shareImage: 'applicator',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Story', 'Geschichte'),
      title: t('Forty years, one applicator', 'Vierzig Jahre, ein Applikator'),
      image: 'applicator',
    },
    {
      blockType: 'richText',
      content: t(
        'The parcel came without a letter. In it, wrapped in a newspaper of the week, lay an applicator with a serial number of four digits. The drawing was in the archive, on paper, signed by somebody who has been retired for twenty years.\n\nCrimper and anvil were worn, the ram had 0.02 mm too much play. Everything else was within the tolerance of 1986, and within that of today.',
        'Das Paket kam ohne Brief. Darin lag, in eine Zeitung der Woche gewickelt, ein Applikator mit vierstelliger Seriennummer. Die Zeichnung fand sich im Archiv, auf Papier, unterschrieben von jemandem, der seit zwanzig Jahren im Ruhestand ist.\n\nCrimper und Amboss waren abgenutzt, der Stössel hatte 0,02 mm zu viel Spiel. Alles andere lag in der Toleranz von 1986 und in jener von heute.',
      ),
    },
    {
      blockType: 'quote',
      quote: t(
        'We could have sold a new one. They had asked for this one.',
        'Wir hätten einen neuen verkaufen können. Gefragt hatten sie nach diesem.',
      ),
      attribution: t('Toolmaker, spare parts', 'Werkzeugmacher, Ersatzteile'),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Parts for what you have', 'Teile für das, was Sie haben'),
      links: [
        to('main:services/spare-parts', t('Spare parts', 'Ersatzteile')),
        toProduct(
          'applicator-ma-40',
          t('Its successor of today: {name}', 'Sein Nachfolger von heute: {name}'),
        ),
      ],
    },
  ],
};
