import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, gallery, next, prose, quotation } from '../modules';
import { story } from './story';

export const aMonthWithoutPaper = story({
  slug: 'a-month-without-paper',
  publicationDate: '2026-07-16',
  category: 'company',
  title: t('A month without paper', 'Ein Monat ohne Papier'),
  leadText: t(
    'Our plant in Hungary did without job sheets for thirty days. Twenty-six sheets came back, and for good reasons.',
    'Unser Werk in Ungarn verzichtete dreissig Tage auf Auftragszettel. Sechsundzwanzig kamen zurück, aus guten Gründen.',
  ),
  teaserImage: 'smart-network',
  storyContacts: ['service-desk'],
  topics: ['software', 'traceability'],
  products: ['lumera-trace', 'lumera-line'],
  modules: [
    prose(
      t(
        'Customers ask us how one gets rid of paper, and we had to admit that our own assembly used 1,400 sheets a week. So a rule was made for June: whoever prints a sheet writes on the back what it was for.\n\nMost sheets were printed because they had always been printed. A machine order came with eleven pages, of which nine said what the screen said. These went on the first day, and nobody noticed.',
        'Kunden fragen uns, wie man Papier loswird, und wir mussten zugeben, dass unsere eigene Montage 1400 Blätter pro Woche brauchte. Also galt im Juni eine Regel: Wer ein Blatt druckt, schreibt auf die Rückseite, wozu.\n\nDie meisten Blätter wurden gedruckt, weil sie immer gedruckt wurden. Zu einem Maschinenauftrag gehörten elf Seiten, und neun davon sagten dasselbe wie der Bildschirm. Sie verschwanden am ersten Tag, und niemand merkte es.',
      ),
    ),
    figures(
      [t('1,400', '1400'), '', t('sheets a week, before', 'Blätter pro Woche, zuvor')],
      [same('26'), '', t('kinds of sheet that came back', 'Arten von Blättern, die zurückkamen')],
      [same('0'), '', t('machines that were late', 'Maschinen in Verzug')],
    ),
    prose(
      t(
        'A tightening sheet on which the fitter ticks each screw: a hand with a torque wrench doesn’t reach the screen. A sketch for a colleague of the next shift, drawn in a minute. A sheet with the word “careful”, taped to a crate. All twenty-six are things that one hand tells another. The other 1,374 were things that one computer told a printer.\n\nThe curves, torques and serial numbers are now filed with the machine and can be read for ten years.',
        'Ein Anzugsblatt, auf dem die Monteurin jede Schraube abhakt: Eine Hand mit Drehmomentschlüssel kommt nicht an den Bildschirm. Eine Skizze für die nächste Schicht, in einer Minute gezeichnet. Ein Blatt mit dem Wort «Vorsicht», an eine Kiste geklebt. Alle sechsundzwanzig sind Dinge, die eine Hand der anderen sagt. Die anderen 1374 sagte ein Computer einem Drucker.\n\nKurven, Drehmomente und Seriennummern liegen nun bei der Maschine und sind zehn Jahre lesbar.',
      ),
      t('What came back', 'Was zurückkam'),
    ),
    gallery(
      t('The places', 'Die Orte'),
      ['assembly-cell', t('Where the tightening sheet stayed', 'Wo das Anzugsblatt blieb')],
      ['smart-network', t('Where the rest is kept', 'Wo der Rest liegt')],
    ),
    quotation(
      t(
        'The printer is still there. It prints labels and is in a better mood.',
        'Der Drucker ist noch da. Er druckt Etiketten und ist besser gelaunt.',
      ),
      t('Assembly planner, plant in Hungary', 'Montageplanerin, Werk in Ungarn'),
    ),
    next(
      t('What a wire remembers', 'Was eine Leitung noch weiss'),
      toProduct('lumera-trace', t('Read about {name}', 'Mehr zu {name}')),
      to('main:smart-factory', t('The smart factory', 'Die Smart Factory')),
    ),
  ],
});
