import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { toProduct } from '../machines';

export const schleunigerRotary: SeedPage = {
  site: 'schleuniger',
  parent: 'applications',
  slug: 'rotary-stripping',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('Rotary stripping', 'Rotativstrippen'),
  description: t(
    'How a rotating head cuts thin, hard or eccentric insulation to an even depth, in steps of 0.01 mm, and when a V-blade is enough.',
    'Wie ein rotierender Kopf dünne, harte oder exzentrische Isolation gleichmässig schneidet, in Schritten von 0.01 mm.',
  ),
  shareImage: 'schleuniger-rotary',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Applications', 'Anwendungen'),
      title: t('The whole circumference counts', 'Der ganze Umfang zählt'),
      text: t(
        'Four blades turn around the cable at up to 5,000 revolutions a minute and close as far as you allow.',
        'Vier Messer drehen mit bis zu 5000 Umdrehungen pro Minute um das Kabel und schliessen so weit, wie Sie es erlauben.',
      ),
      image: 'schleuniger-rotary',
    },
    {
      blockType: 'video',
      title: t('For comparison: the straight cut', 'Zum Vergleich: der gerade Schnitt'),
      video: 'wire-film',
      poster: 'machine-strip',
      captionsFile: 'wire-film-captions',
      caption: t(
        'Two V-blades meet from above and below. Compare this with a cut all round.',
        'Zwei V-Messer treffen sich von oben und unten. Vergleichen Sie das mit dem Rundumschnitt.',
      ),
      transcript: t(
        'The film is silent. Two belts feed a red wire between two open blades. The blades close, cut through the wire and open again. They close a second time, on the insulation only, while the wire draws back. The insulation slides off, and the bare copper strands remain.',
        'Der Film ist stumm. Zwei Riemen führen eine rote Leitung zwischen zwei offene Messer. Die Messer schliessen, durchtrennen die Leitung und öffnen wieder. Sie schliessen ein zweites Mal, nun nur in der Isolation, während sich die Leitung zurückzieht. Die Isolation gleitet ab, die blanke Kupferlitze bleibt.',
      ),
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('V-blade or rotary?', 'V-Messer oder rotierend?'),
      caption: t(
        'Choice of stripping process by cable property',
        'Wahl des Verfahrens nach Kabeleigenschaft',
      ),
      columns: [t('V-blade', 'V-Messer'), t('Rotating blade', 'Rotierendes Messer')],
      rows: [
        {
          label: t('Contact with the insulation', 'Kontakt mit der Isolation'),
          values: [
            t('four points, rest torn', 'vier Punkte, Rest gerissen'),
            t('full circumference', 'ganzer Umfang'),
          ],
        },
        {
          label: t('Wall thickness from', 'Wanddicke ab'),
          unit: same('mm'),
          values: [same('0.25'), same('0.05')],
        },
        {
          label: t('Eccentricity tolerated', 'Exzentrizität bis'),
          unit: same('%'),
          values: [same('15'), t('40, with sensing', '40, mit Sensor')],
        },
        { label: t('PTFE, silicone', 'PTFE, Silikon'), values: [t('limited', 'bedingt'), t('yes', 'ja')] },
        { label: t('Time per end', 'Zeit je Ende'), unit: same('s'), values: [same('0.4'), same('2–6')] },
      ],
    },
    {
      blockType: 'richText',
      title: t('Depth by touch', 'Tiefe nach Gefühl'),
      content: t(
        'The blades are insulated from the head and carry a small voltage. When they touch the conductor or the braid, the control notes the depth and the angle. From a few touches it calculates the position of the conductor inside the insulation and keeps **0.03 mm** of distance on each side.\n\nOn cables with a shield the same signal ends each step: jacket to braid, dielectric to conductor.',
        'Die Messer sind vom Kopf isoliert und führen eine kleine Spannung. Berühren sie Leiter oder Geflecht, merkt sich die Steuerung Tiefe und Winkel. Aus wenigen Berührungen errechnet sie die Lage des Leiters in der Isolation und hält auf jeder Seite **0.03 mm** Abstand.\n\nBei geschirmten Kabeln beendet dasselbe Signal jede Stufe: vom Mantel zum Geflecht, vom Dielektrikum zum Leiter.',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Two metres, one program', 'Zwei Meter, ein Programm'),
      text: t(
        'You receive the settings as a file for your RotoStrip.',
        'Sie erhalten die Einstellungen als Datei für Ihren RotoStrip.',
      ),
      links: [
        to('schleuniger:contact', t('Send a sample', 'Muster einsenden')),
        toProduct('rotostrip-2600', t('For larger cables: {name}', 'Für grössere Kabel: {name}')),
      ],
    },
  ],
};
