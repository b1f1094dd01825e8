import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, passage, prose, quotation } from '../modules';
import { story } from './story';

export const ferrulesBeforeBreakfast = story({
  slug: 'ferrules-before-breakfast',
  publicationDate: '2024-03-14',
  category: 'customers',
  title: t('Nine hundred ferrules before breakfast', 'Neunhundert Aderendhülsen vor dem Frühstück'),
  leadText: t(
    'A builder of control cabinets in Vorarlberg makes its wires on the day they are needed. The stock of ready wires has gone.',
    'Ein Schaltschrankbauer in Vorarlberg fertigt seine Leitungen an dem Tag, an dem er sie braucht. Das Lager fertiger Leitungen gibt es nicht mehr.',
  ),
  teaserImage: 'machine-bench',
  storyContacts: ['service-desk'],
  topics: ['small-lots', 'changeover'],
  products: ['ferrula-10', 'linea-240'],
  modules: [
    prose(
      t(
        'The shop has eleven people and forty cabinets in work. Until last year it kept ready wires in drawers: blue, black and brown, in steps of ten centimetres. Every cabinet took the next longer one and left the rest in the bin.\n\nNow the wire list of the day is on the bench at half past six. Two machines stand side by side: one cuts and strips, the other puts the ferrule on. By nine the bundles hang on the cabinet doors, each with its label.',
        'Der Betrieb zählt elf Leute und hat vierzig Schränke in Arbeit. Bis letztes Jahr lagen fertige Leitungen in Schubladen: blau, schwarz und braun, in Schritten von zehn Zentimetern. Jeder Schrank nahm die nächstlängere und liess den Rest im Abfall.\n\nHeute liegt die Leitungsliste des Tages um halb sieben auf dem Tisch. Zwei Maschinen stehen nebeneinander: Die eine schneidet und isoliert ab, die andere setzt die Hülse auf. Um neun hängen die Bunde an den Schranktüren, jeder mit seinem Etikett.',
      ),
    ),
    figures(
      [same('900'), '', t('wires by nine o’clock', 'Leitungen bis neun Uhr')],
      [same('14'), '%', t('less copper bought in a year', 'weniger Kupfer im Jahr gekauft')],
      [same('40'), 's', t('from one cross-section to the next', 'von einem Querschnitt zum nächsten')],
    ),
    passage({
      title: t('What they would do again', 'Was sie wieder tun würden'),
      content: t(
        'They began with one cabinet type and one cross-section. The list came from the drawing program as a table; nobody typed a length. After three weeks the drawers were empty and became the place for door seals.',
        'Sie begannen mit einem Schranktyp und einem Querschnitt. Die Liste kam als Tabelle aus dem Zeichenprogramm; niemand tippte eine Länge ab. Nach drei Wochen waren die Schubladen leer. Heute liegen dort Türdichtungen.',
      ),
      image: 'wire-path',
      links: [toProduct('ferrula-10', t('Read about {name}', 'Mehr zu {name}'))],
    }),
    quotation(
      t(
        'We used to look for wires. Now the wires look for us.',
        'Früher suchten wir die Leitungen. Jetzt suchen sie uns.',
      ),
      t('Master electrician, Vorarlberg', 'Elektromeister, Vorarlberg'),
    ),
  ],
});
