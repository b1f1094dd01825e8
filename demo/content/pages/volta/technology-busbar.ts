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
    'Volta Bar 12 strips and bends insulated busbars of 35 to 107 mm² for battery packs, with hole positions within ±0.2 mm.',
    'Volta Bar 12 isoliert Stromschienen von 35 bis 107 mm² für Batteriepakete ab und biegt sie, Lochbild auf ±0.2 mm.',
    'La Volta Bar 12 dénude et cintre des barres isolées de 35 à 107 mm² pour batteries, perçages à ±0,2 mm.',
  ),
  shareImage: 'volta-busbar',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Volta Bar 12'),
      title: t(
        'Bent once, right in space',
        'Einmal gebogen, im Raum richtig',
        'Cintrée une fois, juste dans l’espace',
      ),
      text: t(
        'From straight bar to finished busbar in one machine, without a gauge at the end.',
        'Von der geraden Schiene zur fertigen in einer Maschine, ohne Lehre am Ende.',
        'De la barre droite à la pièce finie sur une seule machine, sans gabarit final.',
      ),
      image: 'volta-busbar',
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('35–107'),
          unit: same('mm²'),
          label: t('section of the bar', 'Querschnitt der Schiene', 'section de la barre'),
        },
        {
          value: t('±0.2', '±0.2', '±0,2'),
          unit: same('mm'),
          label: t(
            'hole position after twelve bends',
            'Lochlage nach zwölf Bögen',
            'position des perçages après douze plis',
          ),
        },
        {
          value: same('110'),
          label: t('bars an hour', 'Schienen pro Stunde', 'barres par heure'),
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
        'Copper of the same grade springs back by 1.5 to 3 degrees at a right angle, depending on temper and rolling direction. The Bar 12 bends a test lug from each coil, measures it optically and shifts all angles of the program. A camera checks the first bar against the CAD model; from then on the deviation of every bar is followed, and the angle drifts with it.\n\n### Insulation\n\nExtruded PA 12, powder coating or tape are removed at the contact areas by laser or milling, with an edge of **less than 0.3 mm**. Contact areas keep a roughness below Ra 1.6.',
        'Kupfer derselben Sorte federt im rechten Winkel um 1.5 bis 3 Grad zurück, je nach Härte und Walzrichtung. Die Bar 12 biegt von jedem Coil eine Probelasche, misst sie optisch und verschiebt alle Winkel des Programms. Eine Kamera vergleicht die erste Schiene mit dem CAD-Modell; danach wird die Abweichung jeder Schiene verfolgt und der Winkel nachgeführt.\n\n### Isolation\n\nExtrudiertes PA 12, Pulverlack oder Band wird an den Kontaktflächen mit Laser oder Fräser entfernt, mit einer Kante von **weniger als 0.3 mm**. Die Rauheit der Kontaktflächen bleibt unter Ra 1.6.',
        'Un cuivre de même nuance revient de 1,5 à 3 degrés à l’équerre, selon l’état et le sens de laminage. La Bar 12 plie une languette d’essai de chaque bobine, la mesure par voie optique et décale tous les angles du programme. Une caméra compare la première barre au modèle CAO ; l’écart de chaque barre est ensuite suivi et l’angle corrigé.\n\n### Isolation\n\nLe PA 12 extrudé, la poudre ou le ruban sont retirés des surfaces de contact au laser ou à la fraise, avec un bord **inférieur à 0,3 mm**. La rugosité des contacts reste sous Ra 1,6.',
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
            'A bending module of the Bar 12 during assembly',
            'Ein Biegemodul der Bar 12 in der Montage',
            'Un module de cintrage de la Bar 12 en cours de montage',
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
          t('From the range: {name}', 'Aus dem Programm: {name}', 'Dans la gamme : {name}'),
        ),
      ],
    },
  ],
};
