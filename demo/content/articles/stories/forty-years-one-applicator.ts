import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, prose, quotation } from '../modules';
import { story } from './story';

export const fortyYearsOneApplicator = story({
  slug: 'forty-years-one-applicator',
  publicationDate: '2026-02-26',
  category: 'sustainability',
  title: t('Forty years, one applicator', 'Vierzig Jahre, ein Applikator'),
  leadText: t(
    'A tool from 1986 comes in for repair. Thirty million strokes later it is measured, mended and sent back.',
    'Ein Werkzeug von 1986 kommt zur Reparatur. Nach dreissig Millionen Hüben wird es vermessen, instand gesetzt und zurückgeschickt.',
  ),
  teaserImage: 'applicator',
  storyContacts: ['service-desk'],
  topics: ['repair', 'crimp-quality'],
  products: ['applicator-ma-40', 'tool-set-ts-12'],
  modules: [
    prose(
      t(
        'The parcel came without a letter. In it, wrapped in a newspaper of the week, lay an applicator with a serial number of four digits. The drawing was in the archive, on paper, signed by somebody who has been retired for twenty years.\n\nCrimper and anvil were worn, the ram had 0.02 mm too much play. Everything else was within the tolerance of 1986, and within that of today.',
        'Das Paket kam ohne Brief. Darin lag, in eine Zeitung der Woche gewickelt, ein Applikator mit vierstelliger Seriennummer. Die Zeichnung fand sich im Archiv, auf Papier, unterschrieben von jemandem, der seit zwanzig Jahren im Ruhestand ist.\n\nCrimper und Amboss waren abgenutzt, der Stössel hatte 0.02 mm zu viel Spiel. Alles andere lag in der Toleranz von 1986 und in jener von heute.',
      ),
    ),
    figures(
      [same('30'), 'm', t('strokes, by the customer’s books', 'Hübe, laut Büchern des Kunden')],
      [same('0.02'), 'mm', t('too much play in the ram', 'zu viel Spiel im Stössel')],
      [same('3'), '', t('parts replaced', 'Teile ersetzt')],
    ),
    quotation(
      t(
        'We could have sold a new one. They had asked for this one.',
        'Wir hätten einen neuen verkaufen können. Gefragt hatten sie nach diesem.',
      ),
      t('Toolmaker, spare parts', 'Werkzeugmacher, Ersatzteile'),
    ),
    prose(
      t(
        'The ram was ground and bushed, crimper and anvil were cut from the old drawing on a new machine. Fifty terminals and a section later it went into a box, this time with a letter: what was measured, what was changed, when to look again. The answer came on a postcard with one word on it.',
        'Der Stössel wurde geschliffen und gebüchst, Crimper und Amboss entstanden nach der alten Zeichnung auf einer neuen Maschine. Fünfzig Kontakte und einen Schliff später ging er in die Schachtel, diesmal mit Brief: was gemessen wurde, was ersetzt, wann man wieder hinsehen soll. Die Antwort kam auf einer Postkarte, ein Wort.',
      ),
    ),
    next(
      t('Parts for what you have', 'Teile für das, was Sie haben'),
      to('main:services/spare-parts', t('Spare parts', 'Ersatzteile')),
      toProduct('applicator-ma-40', t('Its successor of today: {name}', 'Sein Nachfolger von heute: {name}')),
    ),
  ],
});
