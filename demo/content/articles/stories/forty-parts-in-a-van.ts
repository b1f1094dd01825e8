import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, prose, quotation } from '../modules';
import { story } from './story';

export const fortyPartsInAVan = story({
  slug: 'forty-parts-in-a-van',
  publicationDate: '2024-07-18',
  category: 'company',
  title: t('Forty parts in a van', 'Vierzig Teile im Lieferwagen'),
  leadText: t(
    'Eighteen thousand part numbers lie on the shelf in Illinois. A service engineer may take forty. Which ones?',
    'Achtzehntausend Teilenummern liegen in Illinois am Lager. Vierzig darf die Servicetechnik mitnehmen. Welche?',
  ),
  teaserImage: 'parts-shelf',
  storyContacts: ['application-centre-north-america', 'service-desk'],
  topics: ['repair', 'software'],
  products: ['care-plan', 'remote-check'],
  modules: [
    prose(
      t(
        'From Fairbrook to the customers in west Texas it is a day’s drive, and a day back for a part that was left behind. For years every engineer packed by instinct. Some carried a spare motor through nine states and never used it.\n\nThe team then listed four thousand visits: what was replaced, what was missing, what came home again. The list had a short head and a long tail. A belt, two sensors, a solenoid valve and a set of guide rollers end three visits in five. The rest is spread over two thousand numbers, and no van will ever hold them.',
        'Von Fairbrook zu den Kunden im Westen von Texas fährt man einen Tag, und einen zurück für das Teil, das zu Hause blieb. Jahrelang packten alle nach Gefühl. Manche fuhren einen Ersatzmotor durch neun Bundesstaaten und brauchten ihn nie.\n\nDann führte das Team viertausend Einsätze auf: was ersetzt wurde, was fehlte, was wieder heimkam. Die Liste hatte einen kurzen Kopf und einen langen Schwanz. Ein Riemen, zwei Sensoren, ein Magnetventil und ein Satz Führungsrollen beenden drei von fünf Einsätzen. Der Rest verteilt sich auf zweitausend Nummern, und die fasst kein Wagen.',
      ),
    ),
    figures(
      [same('40'), '', t('parts in each van', 'Teile in jedem Wagen')],
      [same('81'), '%', t('of visits end the same day', 'der Einsätze enden am selben Tag')],
      [same('62'), '', t('field engineers', 'Servicetechnikerinnen und -techniker')],
    ),
    prose(
      t(
        'The other half of the answer is to know before leaving. If the machine is connected, an engineer looks at its log together with the operator and packs the one unusual part. Two visits in ten no longer take place at all: the cause was a setting.',
        'Die andere Hälfte der Antwort heisst: vor der Abfahrt Bescheid wissen. Ist die Maschine verbunden, schaut die Fachkraft mit der Bedienung ins Protokoll und packt das eine ungewöhnliche Teil ein. Zwei von zehn Einsätzen finden gar nicht mehr statt: Es war eine Einstellung.',
      ),
      t('Look first, then drive', 'Erst schauen, dann fahren'),
    ),
    quotation(
      t(
        'The motor is still in my garage. It reminds me to ask.',
        'Der Motor steht noch in meiner Garage. Er erinnert mich ans Fragen.',
      ),
      t('Field engineer, Illinois', 'Servicetechniker, Illinois'),
    ),
    next(
      t('Before something stops', 'Bevor etwas steht'),
      to('main:services/maintenance', t('Maintenance', 'Wartung')),
      toProduct('remote-check', t('Let us look first: {name}', 'Zuerst schauen wir: {name}')),
    ),
  ],
});
