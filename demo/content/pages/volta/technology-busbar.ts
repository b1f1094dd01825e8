import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { toProduct } from '../machines';
import { same, t } from './copy';

export const voltaBusbar: SeedPage = {
  site: 'volta',
  parent: 'technology',
  slug: 'busbar',
  pageType: 'Product',
  languages: ['en', 'de', 'fr'],
  title: t('Busbars', 'Stromschienen', 'Barres conductrices'),
  description: t(
    'Volta B 60 straightens, stamps, bends and insulates copper and aluminium busbars up to 8 × 60 mm, with hole positions within ±0.2 mm.',
    'Volta B 60 richtet, stanzt, biegt und isoliert Stromschienen aus Kupfer und Aluminium bis 8 × 60 mm, Lochbild auf ±0,2 mm.',
    'La Volta B 60 redresse, poinçonne, cintre et isole des barres en cuivre et aluminium jusqu’à 8 × 60 mm, perçages à ±0,2 mm.',
  ),
  shareImage: 'volta-busbar',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Volta B 60'),
      title: t(
        'Bent once, right in space',
        'Einmal gebogen, im Raum richtig',
        'Cintrée une fois, juste dans l’espace',
      ),
      text: t(
        'From coil to insulated busbar in one line, without a gauge at the end.',
        'Vom Coil zur isolierten Schiene in einer Linie, ohne Lehre am Ende.',
        'De la bobine à la barre isolée sur une seule ligne, sans gabarit final.',
      ),
      image: 'volta-busbar',
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('8 × 60'),
          unit: same('mm'),
          label: t('largest section, copper', 'grösster Querschnitt, Kupfer', 'plus grande section, cuivre'),
        },
        {
          value: t('±0.2', '±0,2', '±0,2'),
          unit: same('mm'),
          label: t(
            'hole position after twelve bends',
            'Lochlage nach zwölf Bögen',
            'position des perçages après douze plis',
          ),
        },
        {
          value: same('36'),
          unit: same('s'),
          label: t(
            'for a bar with twelve bends',
            'für eine Schiene mit zwölf Bögen',
            'pour une barre à douze plis',
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      title: t(
        'Springback is a property of the coil',
        'Rückfederung ist eine Eigenschaft des Coils',
        'Le retour élastique appartient à la bobine',
      ),
      content: t(
        'Copper of the same grade springs back by 1.5 to 3 degrees at a right angle, depending on temper and rolling direction. B 60 bends a test lug from each coil, measures it optically and shifts all angles of the program. A camera checks the first bar against the CAD model; from then on the deviation of every bar is followed, and the angle drifts with it.\n\n### Insulation\n\nExtruded PA 12, powder coating or tape are removed at the contact areas by laser or milling, with an edge of **less than 0.3 mm**. Contact areas keep a roughness below Ra 1.6.',
        'Kupfer derselben Sorte federt im rechten Winkel um 1,5 bis 3 Grad zurück, je nach Härte und Walzrichtung. Die B 60 biegt von jedem Coil eine Probelasche, misst sie optisch und verschiebt alle Winkel des Programms. Eine Kamera vergleicht die erste Schiene mit dem CAD-Modell; danach wird die Abweichung jeder Schiene verfolgt und der Winkel nachgeführt.\n\n### Isolation\n\nExtrudiertes PA 12, Pulverlack oder Band wird an den Kontaktflächen mit Laser oder Fräser entfernt, mit einer Kante von **weniger als 0,3 mm**. Die Rauheit der Kontaktflächen bleibt unter Ra 1,6.',
        'Un cuivre de même nuance revient de 1,5 à 3 degrés à l’équerre, selon l’état et le sens de laminage. La B 60 plie une languette d’essai de chaque bobine, la mesure par voie optique et décale tous les angles du programme. Une caméra compare la première barre au modèle CAO ; l’écart de chaque barre est ensuite suivi et l’angle corrigé.\n\n### Isolation\n\nLe PA 12 extrudé, la poudre ou le ruban sont retirés des surfaces de contact au laser ou à la fraise, avec un bord **inférieur à 0,3 mm**. La rugosité des contacts reste sous Ra 1,6.',
      ),
    },
    {
      blockType: 'lightboxGallery',
      images: [
        {
          image: 'volta-busbar',
          caption: t(
            'Busbar with welded cable lug',
            'Stromschiene mit geschweisstem Anschluss',
            'Barre avec cosse soudée',
          ),
        },
        {
          image: 'assembly-cell',
          caption: t(
            'A B 60 bending module during assembly',
            'Ein Biegemodul der B 60 in der Montage',
            'Un module de cintrage B 60 en cours de montage',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Send a STEP file', 'Schicken Sie eine STEP-Datei', 'Envoyez un fichier STEP'),
      text: t(
        'We answer with bend sequence, cycle time and scrap per coil.',
        'Wir antworten mit Biegefolge, Taktzeit und Verschnitt je Coil.',
        'Nous répondons avec l’ordre des plis, le temps de cycle et la chute par bobine.',
      ),
      links: [
        { kind: 'page', page: 'volta:contact', text: t('Contact', 'Kontakt', 'Contact') },
        toProduct(
          'volta-bar-12',
          t('From the range: {name}', 'Aus dem Programm: {name}', 'Dans la gamme : {name}'),
        ),
      ],
    },
  ],
};
