import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, gallery, prose, quotation } from '../modules';
import { story } from './story';

export const halfATonneByItself = story({
  slug: 'half-a-tonne-by-itself',
  publicationDate: '2025-09-18',
  category: 'technology',
  title: t('Half a tonne, lifted by itself', 'Eine halbe Tonne, von selbst gehoben'),
  leadText: t(
    'The heaviest thing in a wire shop is the wire. How a drum gets into its stand without a crane, a crowbar or a second person.',
    'Das Schwerste in der Leitungsfertigung ist die Leitung. Wie eine Trommel ohne Kran, Brecheisen und zweite Person in ihr Gestell kommt.',
  ),
  teaserImage: 'cable-drum',
  storyContacts: ['service-desk'],
  topics: ['workplace', 'changeover'],
  products: ['ductor-500', 'ductor-120'],
  modules: [
    prose(
      t(
        'Of the accidents that customers told us about in 2023, more than half had to do with drums and not with blades. A shaft is pushed through, two people lift, a third one says “left”. Hands are where they should not be.\n\nThe development team spent a week in three wire stores and changed drums, from six in the morning. On Friday the requirements fitted on a postcard: one person, standing upright, both hands on the outside, no loose shaft.',
        'Von den Unfällen, die uns Kunden 2023 schilderten, hatte mehr als die Hälfte mit Trommeln zu tun und nicht mit Messern. Eine Achse wird durchgeschoben, zwei heben, jemand sagt «links». Die Hände sind dort, wo sie nicht sein sollten.\n\nDas Entwicklungsteam verbrachte eine Woche in drei Leitungslagern und wechselte Trommeln, ab sechs Uhr früh. Am Freitag hatte das Pflichtenheft auf einer Postkarte Platz: eine Person, aufrecht, beide Hände aussen, keine lose Achse.',
      ),
    ),
    gallery(
      t('From the floor into the stand', 'Vom Boden ins Gestell'),
      ['cable-drum', t('Two cones take the drum at its hub', 'Zwei Kegel fassen die Trommel an der Nabe')],
      [
        'parts-shelf',
        t('Drums wait on the floor, not on shelves', 'Trommeln warten am Boden, nicht im Regal'),
      ],
      ['hero-line', t('Changed while the line runs on', 'Gewechselt, während die Linie weiterläuft')],
    ),
    prose(
      t(
        'The drum is rolled between two arms. They find the hub, close, and lift until the rim is thirty millimetres above the floor; no higher, since a drum that can’t fall can’t hurt. The wire end is taken over by a clamp and stays in reach. If the arms feel a weight other than the one on the label, they set the drum down again and wait.',
        'Die Trommel rollt zwischen zwei Arme. Diese suchen die Nabe, schliessen und heben, bis der Rand dreissig Millimeter über dem Boden steht; höher nicht, denn was nicht fallen kann, verletzt nicht. Das Leitungsende übernimmt eine Klemme, es bleibt in Reichweite. Spüren die Arme ein anderes Gewicht, als auf dem Etikett steht, setzen sie ab und warten.',
      ),
      t('Thirty millimetres', 'Dreissig Millimeter'),
    ),
    figures(
      [same('500'), 'kg', t('drum and wire together', 'Trommel und Leitung zusammen')],
      [same('1'), '', t('person, standing upright', 'Person, aufrecht')],
      [same('90'), 's', t('from drum to drum', 'von Trommel zu Trommel')],
    ),
    quotation(
      t(
        'I have had my back for fifty-one years. It would be a pity.',
        'Meinen Rücken habe ich seit einundfünfzig Jahren. Es wäre schade drum.',
      ),
      t('Storeman at a cable maker in Slovakia', 'Lagerist bei einem Kabelhersteller in der Slowakei'),
    ),
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Prefeeders, by weight', 'Abroller, nach Gewicht'),
      links: [toProduct('ductor-500', same('{name}')), toProduct('ductor-120', same('{name}'))],
    },
  ],
});
