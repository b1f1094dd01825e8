import type { SeedPage } from '../../types';
import { same, t, to } from '../copy';
import { toProduct } from '../machines';

export const mainStoryNightShift: SeedPage = {
  site: 'main',
  parent: 'stories',
  slug: 'unmanned-night-shift',
  pageType: 'Story',
  publishedOn: '2026-09-17',
  languages: ['en', 'de'],
  title: t('Night shift with nobody in it', 'Nachtschicht ohne Nachtschicht'),
  description: t(
    'A harness maker in Hungary lets its lines run until six in the morning. What has to be right before the light goes out.',
    'Ein Konfektionär in Ungarn lässt seine Linien bis sechs Uhr früh laufen. Was stimmen muss, bevor das Licht ausgeht.',
  ),
  shareImage: 'machine-harness',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: t('Story', 'Geschichte'),
      title: t('Night shift with nobody in it', 'Nachtschicht ohne Nachtschicht'),
      text: t(
        'At ten in the evening the last person leaves the hall. The lines go on until six.',
        'Um zehn Uhr abends verlässt die letzte Person die Halle. Die Linien laufen bis sechs.',
      ),
      image: 'machine-harness',
    },
    {
      blockType: 'richText',
      content: t(
        'For two years the plant near Győr had wanted a third shift and could not staff it. The question then became a different one: which orders can run without anybody watching?\n\nThe team sorted a month of orders by the number of changeovers and the length of the runs. A third of them needed no hand at all between ten and six, provided that drums, terminals and seals were enough. They prepare these orders in the late shift, in the sequence in which the reels run out.',
        'Zwei Jahre lang wollte das Werk bei Győr eine dritte Schicht und fand die Leute nicht. Also wurde die Frage eine andere: Welche Aufträge laufen, ohne dass jemand zusieht?\n\nDas Team ordnete die Aufträge eines Monats nach Umrüstungen und Laufzeit. Ein Drittel brauchte zwischen zehn und sechs keine Hand, sofern Trommeln, Kontakte und Dichtungen reichten. Diese Aufträge bereitet nun die Spätschicht vor, in der Reihenfolge, in der die Spulen leer werden.',
      ),
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: t('8 h', '8 h'), label: t('without a person in the hall', 'ohne Person in der Halle') },
        { value: same('31'), unit: same('%'), label: t('more wires per day', 'mehr Leitungen pro Tag') },
        { value: same('2'), label: t('stops per night, on average', 'Stopps pro Nacht im Mittel') },
      ],
    },
    {
      blockType: 'quote',
      quote: t(
        'We did not automate the night. We tidied up the evening.',
        'Wir haben nicht die Nacht automatisiert. Wir haben den Abend aufgeräumt.',
      ),
      attribution: t('Head of production, near Győr', 'Leiterin der Produktion bei Győr'),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Which of your orders could run alone?', 'Welche Ihrer Aufträge könnten allein laufen?'),
      links: [
        to('main:smart-factory', t('See the smart factory', 'Zur Smart Factory')),
        toProduct('lumera-line', t('Plan the night with {name}', 'Die Nacht planen mit {name}')),
      ],
    },
  ],
};
