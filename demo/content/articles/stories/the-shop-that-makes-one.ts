import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, film, prose, quotation } from '../modules';
import { story } from './story';

export const theShopThatMakesOne = story({
  slug: 'the-shop-that-makes-one',
  publicationDate: '2026-01-22',
  category: 'customers',
  title: t('The shop that makes one', 'Die Werkstatt, die eines macht'),
  leadText: t(
    'Between two races there are thirteen days. A shop in the English Midlands builds a harness in nine, and it builds it once.',
    'Zwischen zwei Rennen liegen dreizehn Tage. Eine Werkstatt in den englischen Midlands baut einen Kabelsatz in neun, und sie baut ihn einmal.',
  ),
  teaserImage: 'connector-family',
  storyContacts: ['service-desk'],
  topics: ['small-lots', 'changeover', 'fine-wire'],
  products: ['unistrip-2550', 'strippress-330', 'applicator-ma-30'],
  modules: [
    prose(
      t(
        'In this shop the lot size is one. Next week’s harness is longer by a hand, has two more sensors and one connector that does not exist yet. A machine that has to be set up for an hour is of no use; nor is a hand that strips four hundred ends on a Saturday.\n\nThe six people who work here have put every machine on wheels. The bench is cleared, a full-size drawing is rolled out, and what is needed comes to the place where it is needed.',
        'Hier ist die Losgrösse eins. Der Kabelsatz der nächsten Woche ist eine Handbreit länger, hat zwei Sensoren mehr und einen Stecker, den es noch nicht gibt. Eine Maschine, die man eine Stunde rüstet, nützt nichts; eine Hand, die am Samstag vierhundert Enden abisoliert, auch nicht.\n\nDie sechs Leute hier haben jede Maschine auf Rollen gestellt. Der Tisch wird geräumt, eine Zeichnung 1:1 ausgerollt, und was gebraucht wird, kommt dorthin, wo es gebraucht wird.',
      ),
    ),
    film(
      t('One wire, one program', 'Eine Leitung, ein Programm'),
      t(
        'What the bench machine does when the pedal is pressed. The program is called up by the label.',
        'Was das Tischgerät tut, wenn das Pedal gedrückt ist. Das Programm ruft das Etikett auf.',
      ),
      'machine-bench',
    ),
    figures(
      [same('1'), '', t('piece per lot', 'Stück pro Los')],
      [same('412'), '', t('ends per harness', 'Enden pro Kabelsatz')],
      [same('9'), '', t('days from drawing to car', 'Tage von der Zeichnung bis zum Auto')],
    ),
    prose(
      t(
        'Every strip length is stored under the part number of its connector. If the connector comes back after a year, so does the setting, with the name of the person who found it. There are 1,300 of them by now, and the shop guards them better than its coffee machine.',
        'Jede Abisolierlänge liegt unter der Teilenummer ihres Steckers. Kommt der Stecker nach einem Jahr wieder, kommt auch die Einstellung, mit dem Kürzel der Person, die sie gefunden hat. 1300 sind es inzwischen, und die Werkstatt hütet sie besser als ihre Kaffeemaschine.',
      ),
      t('A memory for settings', 'Ein Gedächtnis für Einstellungen'),
    ),
    quotation(
      t(
        'People ask about our series. It has one number in it.',
        'Man fragt uns nach unserer Serie. Sie besteht aus einer Nummer.',
      ),
      t('Owner of a harness shop, English Midlands', 'Inhaberin einer Kabelwerkstatt, englische Midlands'),
    ),
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('For one, and for the next one', 'Für eines und für das nächste'),
      links: [toProduct('unistrip-2550', same('{name}')), toProduct('strippress-330', same('{name}'))],
    },
  ],
});
