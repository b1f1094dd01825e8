import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, passage, prose, quotation } from '../modules';
import { story } from './story';

export const aHundredthMoreOrLess = story({
  site: 'schleuniger',
  slug: 'a-hundredth-more-or-less',
  publicationDate: '2025-07-10',
  category: 'people',
  title: t('A hundredth more or less', 'Ein Hundertstel mehr oder weniger'),
  leadText: t(
    'The last inspection of a stripping head is done by hand. Four people can do it, and they have started to write down how.',
    'Die letzte Kontrolle eines Abisolierkopfs geschieht von Hand. Vier Leute können sie, und sie schreiben nun auf, wie.',
  ),
  teaserImage: 'schleuniger-rotary',
  storyContacts: ['stripping-laboratory'],
  topics: ['fine-wire', 'apprenticeship'],
  products: ['rotostrip-2600', 'unistrip-2015'],
  modules: [
    prose(
      t(
        'A head consists of 61 parts. All are measured, and all are good, or they would not be here. And yet one head in thirty does not run as it should, because tolerances have added up in the wrong direction.\n\nThe four people turn the shaft with two fingers. What they feel they call “dry”, “stony” or “on a Friday”. Each word stands for something that can be put right: grease, a grain, a bearing pressed in askew.',
        'Ein Kopf besteht aus 61 Teilen. Alle sind gemessen, alle sind gut, sonst wären sie nicht da. Und doch läuft einer von dreissig nicht, wie er soll, weil sich Toleranzen in die falsche Richtung summiert haben.\n\nDie vier Leute drehen die Welle mit zwei Fingern. Was sie spüren, nennen sie «trocken», «steinig» oder «freitags». Jedes Wort steht für etwas, das sich beheben lässt: Fett, ein Korn, ein schief eingepresstes Lager.',
      ),
    ),
    passage({
      title: t('A dictionary of the fingers', 'Ein Wörterbuch der Finger'),
      content: t(
        'Two apprentices sat beside them for a month and wrote the words down, each with a recording of the torque over one turn. “Stony” has a peak of four millinewton metres at always the same angle. “Dry” is flat and too high.\n\nThe dictionary has nineteen entries. A measuring stand now knows twelve of them. For the other seven the fingers are still better, and the stand asks for them.',
        'Zwei Lernende sassen einen Monat daneben und schrieben die Wörter auf, jedes mit einer Aufzeichnung des Drehmoments über eine Umdrehung. «Steinig» hat eine Spitze von vier Millinewtonmetern, stets beim selben Winkel. «Trocken» ist flach und zu hoch.\n\nDas Wörterbuch hat neunzehn Einträge. Zwölf davon kennt inzwischen ein Messplatz. Bei den anderen sieben sind die Finger besser, und der Messplatz verlangt nach ihnen.',
      ),
      image: 'quality-lab',
      mediaPosition: 'start',
    }),
    figures(
      [same('61'), '', t('parts in a head', 'Teile in einem Kopf')],
      [same('19'), '', t('words for how it turns', 'Wörter dafür, wie er dreht')],
      [same('0.01'), 'mm', t('setting of the blade', 'Einstellung des Messers')],
    ),
    quotation(
      t('“On a Friday” took us longest to explain.', 'Am längsten brauchten wir für «freitags».'),
      t('Inspector of stripping heads', 'Prüferin von Abisolierköpfen'),
    ),
    next(
      t('Heads that turn well', 'Köpfe, die gut drehen'),
      to('schleuniger:applications/rotary-stripping', t('Rotary stripping', 'Rotativstrippen')),
      toProduct('rotostrip-2600', t('Read about {name}', 'Mehr zu {name}')),
    ),
  ],
});
