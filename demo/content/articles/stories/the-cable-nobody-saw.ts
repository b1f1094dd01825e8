import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { figures, film, prose, quotation } from '../modules';
import { story } from './story';

export const theCableNobodySaw = story({
  slug: 'the-cable-nobody-saw',
  publicationDate: '2026-03-26',
  category: 'technology',
  title: t('The cable nobody saw', 'Das Kabel, das niemand sah'),
  leadText: t(
    'The probe of an ultrasound unit holds 192 coaxial cables, each a quarter of a millimetre thick. Stripping them was handwork, until the blade learned to stop.',
    'In der Sonde eines Ultraschallgeräts stecken 192 Koaxialkabel, jedes einen Viertelmillimeter dick. Sie abzusetzen war Handarbeit, bis das Messer zu halten lernte.',
  ),
  teaserImage: 'schleuniger-rotary',
  storyContacts: ['crimp-laboratory'],
  topics: ['fine-wire', 'automation'],
  products: ['rotostrip-2400'],
  modules: [
    prose(
      t(
        'A micro-coaxial cable of AWG 42 measures 0.26 mm overall. Inside it, from the outside in: jacket, shield of sixteen wires, dielectric, conductor of seven wires. Each layer has to end at its own place, and a single nicked wire shows up later as a shadow in the picture.\n\nThe people who could do this by hand work under a microscope for four hours a day, because the eyes will not manage longer. There were six of them, and two were about to retire.',
        'Ein Mikrokoaxialkabel AWG 42 misst über alles 0.26 mm. Darin liegen von aussen nach innen: Mantel, Schirm aus sechzehn Drähten, Dielektrikum, Leiter aus sieben Drähten. Jede Schicht muss an ihrem Ort enden, und einen einzigen angeritzten Draht sieht man später als Schatten im Bild.\n\nWer das von Hand konnte, arbeitete vier Stunden am Tag unter dem Mikroskop, denn länger machen die Augen nicht mit. Es waren sechs Leute, zwei davon kurz vor der Pension.',
      ),
    ),
    film(
      t('For comparison: two blades from two sides', 'Zum Vergleich: zwei Messer von zwei Seiten'),
      t(
        'On a thick wire this is enough. On a thin one the wire bends away, which is why the rotary head cuts all round.',
        'Bei einer dicken Leitung genügt das. Eine dünne weicht aus, darum schneidet der rotierende Kopf rundum.',
      ),
      'schleuniger-rotary',
    ),
    figures(
      [same('0.26'), 'mm', t('overall', 'über alles')],
      [same('192'), '', t('cables in one probe', 'Kabel in einer Sonde')],
      [same('9'), 's', t('per end, four steps', 'pro Ende, vier Stufen')],
    ),
    prose(
      t(
        'The head turns round the cable and closes by two thousandths of a millimetre per turn. Between blade and shield lies a measuring voltage. At the first touch the blade has not yet cut, it has only knocked; it goes back by three thousandths and makes one more turn. What it leaves is a ring as clean as if it had been drawn.\n\nThe six people now set up four machines. Their eyes decide about programs and no longer about each cable.',
        'Der Kopf dreht sich um das Kabel und schliesst um zwei Tausendstelmillimeter pro Umdrehung. Zwischen Messer und Schirm liegt eine Messspannung. Bei der ersten Berührung hat das Messer noch nicht geschnitten, nur angeklopft; es geht drei Tausendstel zurück und macht eine Runde mehr. Zurück bleibt ein Ring, sauber wie gezeichnet.\n\nDie sechs Leute richten heute vier Maschinen ein. Ihre Augen entscheiden über Programme und nicht mehr über jedes Kabel.',
      ),
      t('The blade knocks first', 'Das Messer klopft an'),
    ),
    quotation(
      t(
        'I still look at the first one of each lot. Out of politeness.',
        'Das erste jedes Loses schaue ich noch an. Aus Höflichkeit.',
      ),
      t('Setter at a maker of medical probes', 'Einrichterin bei einem Hersteller von Medizinsonden'),
    ),
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('For cables that one has to look for', 'Für Kabel, die man suchen muss'),
      links: [toProduct('rotostrip-2400', same('{name}'))],
    },
  ],
});
