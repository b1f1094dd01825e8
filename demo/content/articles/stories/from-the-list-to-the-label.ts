import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, prose, quotation } from '../modules';
import { story } from './story';

export const fromTheListToTheLabel = story({
  slug: 'from-the-list-to-the-label',
  publicationDate: '2025-03-27',
  category: 'customers',
  title: t('From the list to the label', 'Von der Liste zum Etikett'),
  leadText: t(
    'Railway coaches from 1988 get new wiring in Portugal. The drawings are on film, and every coach is a little different.',
    'Bahnwagen von 1988 erhalten in Portugal neue Leitungen. Die Pläne sind auf Film, und jeder Wagen ist ein wenig anders.',
  ),
  teaserImage: 'cable-drum',
  storyContacts: ['service-desk', 'test-engineering'],
  topics: ['software', 'traceability', 'small-lots'],
  products: ['diit-cut-80', 'lumera-edit', 'scripta-20'],
  modules: [
    prose(
      t(
        'Fifty-two coaches, two thousand wires each, no two coaches alike: that is how the order read. Somebody had moved a heater in 1994, somebody else had added sockets, and neither had told the drawing.\n\nThe harness maker sends two people into each coach with a tablet. What they see goes into the list as it is, with a photograph. In the evening the list becomes articles: length, colour, terminal, marking. A rule catches what can’t be, for instance a brown wire that ends as a blue one. It happens four times a coach, and three times the coach is right.',
        'Zweiundfünfzig Wagen, je zweitausend Leitungen, keine zwei Wagen gleich: So lautete der Auftrag. 1994 hatte jemand eine Heizung versetzt, jemand anderes Steckdosen ergänzt, und dem Plan hatte es niemand gesagt.\n\nDer Konfektionär schickt zwei Leute mit einem Tablet in jeden Wagen. Was sie sehen, kommt so in die Liste, mit Bild. Am Abend werden aus der Liste Artikel: Länge, Farbe, Kontakt, Beschriftung. Eine Regel fängt ab, was nicht sein kann, etwa eine braune Leitung, die blau endet. Das kommt viermal pro Wagen vor, und dreimal hat der Wagen recht.',
      ),
    ),
    figures(
      [t('104,000', '104’000'), '', t('wires in the whole order', 'Leitungen im ganzen Auftrag')],
      [same('52'), '', t('coaches, none like the other', 'Wagen, keiner wie der andere')],
      [same('1'), '', t('typing of each length', 'Mal wird jede Länge getippt')],
    ),
    prose(
      t(
        'The machine prints the label before it cuts, so that a bundle is never without a name. On the label stands where the wire begins and where it ends, in the words of the people who will lay it: *luggage rack, window side*. Coach, list and machine use the same words.',
        'Die Maschine druckt das Etikett, bevor sie schneidet; so ist kein Bund je ohne Namen. Darauf steht, wo die Leitung beginnt und wo sie endet, in den Worten derer, die sie verlegen: *Gepäckablage, Fensterseite*. Wagen, Liste und Maschine sprechen gleich.',
      ),
      t('A name before the cut', 'Ein Name vor dem Schnitt'),
    ),
    quotation(
      t(
        'The drawing says what somebody meant. The list says what is there.',
        'Der Plan sagt, was jemand wollte. Die Liste sagt, was da ist.',
      ),
      t('A line supervisor at a harness maker in Portugal', 'Linienleiterin eines Konfektionärs in Portugal'),
    ),
    next(
      t('Start from your own list', 'Mit der eigenen Liste beginnen'),
      toProduct('lumera-edit', t('Turn a list into articles: {name}', 'Aus Listen Artikel machen: {name}')),
      to('main:contact', t('Contact', 'Kontakt')),
    ),
  ],
});
