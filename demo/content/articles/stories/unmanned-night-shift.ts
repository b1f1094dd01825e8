import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, prose, quotation } from '../modules';
import { story } from './story';

export const unmannedNightShift = story({
  slug: 'unmanned-night-shift',
  publicationDate: '2026-09-17',
  category: 'customers',
  title: t('Night shift with nobody in it', 'Nachtschicht ohne Nachtschicht'),
  leadText: t(
    'A harness maker in Hungary lets its lines run until six in the morning. What has to be right before the light goes out.',
    'Ein Konfektionär in Ungarn lässt seine Linien bis sechs Uhr früh laufen. Was stimmen muss, bevor das Licht ausgeht.',
  ),
  teaserImage: 'machine-harness',
  storyContacts: ['service-desk'],
  topics: ['automation', 'software', 'changeover'],
  products: ['lumera-line', 'ordina-600', 'ductor-120'],
  modules: [
    prose(
      t(
        'At ten in the evening the last person leaves the hall. The lines go on until six.\n\nFor two years the plant near Győr had wanted a third shift and could not staff it. The question then became a different one: which orders can run without anybody watching?\n\nThe team sorted a month of orders by the number of changeovers and the length of the runs. A third of them needed no hand at all between ten and six, provided there were enough drums, terminals and seals. They prepare these orders in the late shift, in the sequence in which the reels run out.',
        'Um zehn Uhr abends verlässt die letzte Person die Halle. Die Linien laufen bis sechs.\n\nZwei Jahre lang wollte das Werk bei Győr eine dritte Schicht und fand die Leute nicht. Also wurde die Frage eine andere: Welche Aufträge laufen, ohne dass jemand zusieht?\n\nDas Team ordnete die Aufträge eines Monats nach Umrüstungen und Laufzeit. Ein Drittel brauchte zwischen zehn und sechs keine Hand, sofern Trommeln, Kontakte und Tüllen reichten. Diese Aufträge bereitet nun die Spätschicht vor, in der Reihenfolge, in der die Spulen leer werden.',
      ),
    ),
    figures(
      [same('8'), 'h', t('without a person in the hall', 'ohne Person in der Halle')],
      [same('31'), '%', t('more wires per day', 'mehr Leitungen pro Tag')],
      [same('2'), '', t('stops per night, on average', 'Stopps pro Nacht im Mittel')],
    ),
    prose(
      t(
        'A line that finds a fault three times in a row stops and stays dark. Nobody is called. In the morning the first person reads what happened, in the order in which it happened, and the coffee comes second.',
        'Findet eine Linie dreimal hintereinander denselben Fehler, hält sie an und bleibt dunkel. Niemand wird geweckt. Am Morgen liest die erste Person, was geschah, in der Reihenfolge, in der es geschah; der Kaffee kommt danach.',
      ),
      t('When something goes wrong', 'Wenn etwas schiefgeht'),
    ),
    quotation(
      t(
        'We did not automate the night. We tidied up the evening.',
        'Wir haben nicht die Nacht automatisiert. Wir haben den Abend aufgeräumt.',
      ),
      t('Head of production, near Győr', 'Leiterin der Produktion bei Győr'),
    ),
    next(
      t('Which of your orders could run alone?', 'Welche Ihrer Aufträge könnten allein laufen?'),
      to('main:smart-factory', t('See the smart factory', 'Zur Smart Factory')),
      toProduct('lumera-line', t('Plan the night with {name}', 'Die Nacht planen mit {name}')),
    ),
  ],
});
