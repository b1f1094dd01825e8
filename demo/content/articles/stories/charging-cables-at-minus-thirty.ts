import { same, t, to } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, next, passage, prose } from '../modules';
import { story } from './story';

export const chargingCablesAtMinusThirty = story({
  slug: 'charging-cables-at-minus-thirty',
  publicationDate: '2026-10-15',
  category: 'technology',
  title: t('Charging cables at minus thirty', 'Ladekabel bei minus dreissig'),
  leadText: t(
    'A cable that is stripped in summer has to hold in a northern winter. The high-voltage team therefore works in a cold store.',
    'Ein Kabel, im Sommer abgesetzt, muss im nordischen Winter halten. Das Hochvolt-Team arbeitet darum in einem Kühlhaus.',
  ),
  teaserImage: 'volta-shield',
  storyContacts: ['high-voltage-team'],
  topics: ['high-voltage', 'testing'],
  products: ['volta-shield-5', 'volta-hv-30'],
  modules: [
    prose(
      t(
        'Silicone shrinks in the cold, copper less, the ferrule hardly at all. At minus thirty degrees the gap between braid and ferrule grows by four hundredths of a millimetre. That is enough for a shield that was tight in the laboratory to hum on a ferry quay in Tromsø.\n\nThe team rented a chamber in a cold store, between peas and fish. For three weeks it prepared cables at room temperature, cooled them for a night, bent them two thousand times and measured the shield in the morning, in ski gloves.',
        'Silikon schrumpft in der Kälte, Kupfer weniger, die Stützhülse kaum. Bei minus dreissig Grad wächst der Spalt zwischen Geflecht und Hülse um vier Hundertstelmillimeter. Das genügt, damit ein Schirm, der im Labor dicht war, an einem Fährkai in Tromsø brummt.\n\nDas Team mietete eine Kammer in einem Kühlhaus, zwischen Erbsen und Fisch. Drei Wochen lang setzte es Kabel bei Raumtemperatur ab, kühlte sie eine Nacht, bog sie zweitausendmal und mass am Morgen den Schirm, in Skihandschuhen.',
      ),
    ),
    figures(
      [same('−30'), '°C', t('for one night', 'eine Nacht lang')],
      [t('2,000', '2000'), '', t('bends before measuring', 'Biegungen vor der Messung')],
      [same('0.04'), 'mm', t('of gap that had to go', 'Spalt, der wegmusste')],
    ),
    passage({
      title: t('The answer is a fold', 'Die Antwort ist eine Falte'),
      content: t(
        'A braid that is folded back over the ferrule in one go lies like a sleeve that has been pushed up: tight at the front, loose behind. If the machine brushes it back in three short strokes, the wires cross a second time and pull themselves tight as the jacket shrinks.\n\nIt costs 1.2 seconds a cable. Since September it has been the standard setting, and it may be switched off for countries without winter.',
        'Ein Geflecht, das in einem Zug umgelegt wird, liegt wie ein hochgeschobener Ärmel: vorne straff, hinten lose. Bürstet die Maschine es in drei kurzen Hüben zurück, kreuzen sich die Drähte ein zweites Mal und ziehen sich fest, wenn der Mantel schrumpft.\n\nDas kostet 1.2 Sekunden pro Kabel. Seit September ist es die Grundeinstellung; für Länder ohne Winter lässt sie sich abschalten.',
      ),
      image: 'wire-section',
      mediaPosition: 'start',
    }),
    next(
      t('Orange cables', 'Orange Kabel'),
      to('volta:technology/shielding', t('How a shield is prepared', 'Wie ein Schirm bearbeitet wird')),
      toProduct('volta-shield-5', t('The cell: {name}', 'Die Zelle: {name}')),
    ),
  ],
});
