import type { SeedPage } from '../../types';
import { t, to } from '../copy';

export const mainStories: SeedPage = {
  site: 'main',
  slug: 'stories',
  languages: ['en', 'de'],
  title: t('Stories', 'Geschichten'),
  description: t(
    'From workshops, plants and training rooms: how wires are processed, and by whom.',
    'Aus Werkstätten, Werken und Schulungsräumen: wie Leitungen verarbeitet werden und von wem.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('People, wires and a few surprises', 'Menschen, Leitungen und ein paar Überraschungen'),
      image: 'workshop',
    },
    {
      blockType: 'teaserGrid',
      title: t('Latest stories', 'Neueste Geschichten'),
      teasers: [
        {
          title: t('Night shift with nobody in it', 'Nachtschicht ohne Nachtschicht'),
          text: t(
            'A harness maker in Hungary lets its lines run until six.',
            'Ein Konfektionär in Ungarn lässt seine Linien bis sechs Uhr laufen.',
          ),
          image: 'machine-harness',
          link: to('main:stories/unmanned-night-shift', t('Read on', 'Weiterlesen')),
        },
        {
          title: t('The third strand', 'Der dritte Draht'),
          text: t(
            'How an apprentice found a fault that three people had looked past.',
            'Wie eine Lernende einen Fehler fand, an dem drei Leute vorbeigesehen hatten.',
          ),
          image: 'training-room',
          link: to('main:stories/the-third-strand', t('Read on', 'Weiterlesen')),
        },
        {
          title: t('Forty years, one applicator', 'Vierzig Jahre, ein Applikator'),
          text: t(
            'A tool from 1986 comes in for repair, and stays in use.',
            'Ein Werkzeug von 1986 kommt zur Reparatur und bleibt im Dienst.',
          ),
          image: 'applicator',
          link: to('main:stories/forty-years-one-applicator', t('Read on', 'Weiterlesen')),
        },
      ],
    },
  ],
};
