import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t, to } from '../copy';
import { anatomyForces, anatomyQuestions } from './technology-anatomy-modules';

/** The show-piece of the technology section: every module of the site, each for a reason. */
export const mainAnatomy: SeedPage = {
  site: 'main',
  parent: 'technology',
  slug: 'anatomy-of-a-crimp',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('Anatomy of a crimp', 'Anatomie eines Crimps'),
  description: t(
    'What happens in the 120 ms in which strands and a terminal become one joint: geometry, force, micrograph, limits and standards.',
    'Was in den 120 ms geschieht, in denen Litze und Kontakt eine Verbindung werden: Geometrie, Kraft, Schliffbild, Grenzwerte, Normen.',
  ),
  shareImage: 'crimp-section',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Technology', 'Technologie'),
      title: t('Anatomy of a crimp', 'Anatomie eines Crimps'),
      text: t(
        'Thirty-seven strands, one strip of tin-plated brass and 4.7 kilonewtons. A look inside the joint that carries most of the world’s signals.',
        'Siebenunddreissig Einzeldrähte, ein Streifen verzinntes Messing und 4.7 Kilonewton. Ein Blick in die Verbindung, über die die meisten Signale laufen.',
      ),
      image: 'crimp-section',
    },
    {
      blockType: 'richText',
      title: t('A joint without solder', 'Eine Verbindung ohne Lot'),
      content: t(
        'A crimp joins by deformation. The press folds the two wings of the conductor barrel inwards and drives them into the strands until copper and terminal flow against each other. Oxide layers break open, the surfaces touch metal to metal, and the elastic recovery of the barrel keeps them under pressure. The result is **gas-tight**: air and moisture find no gap in which to work.\n\n### Two crimps in one stroke\n\nWhat looks like one operation is two. The *conductor crimp* carries the current and holds against pull. The *insulation crimp* behind it takes up bending and vibration, so that the strands never move at the edge of the barrel. Both are set separately: the first for height, the second for hold.\n\n### What the eye can check\n\n- the **bellmouth** at the rear edge, which keeps the barrel from cutting the strands\n- the **brush**, 0.2 to 1.0 mm of strands that show in front of the barrel\n- the **inspection window**, in which conductor and insulation are both visible\n- the **cut-off tab**, short enough to stay clear of the housing\n\nEverything else lies inside, and that is why the machine has to measure it.',
        'Ein Crimp verbindet durch Verformung. Die Presse rollt die beiden Flügel der Drahtkralle ein und treibt sie in die Litze, bis Kupfer und Kontakt gegeneinander fliessen. Oxidschichten brechen auf, Metall liegt auf Metall, und die elastische Rückfederung der Kralle hält den Druck. Das Ergebnis ist **gasdicht**: Luft und Feuchtigkeit finden keinen Spalt, in dem sie wirken könnten.\n\n### Zwei Crimps in einem Hub\n\nWas nach einem Vorgang aussieht, sind zwei. Der *Drahtcrimp* führt den Strom und hält gegen Zug. Der *Isolationscrimp* dahinter nimmt Biegung und Vibration auf, damit sich die Einzeldrähte an der Krallenkante nicht bewegen. Beide werden getrennt eingestellt: der erste auf Höhe, der zweite auf Halt.\n\n### Was das Auge prüfen kann\n\n- den **Bellmouth** (Einlauftrichter) an der hinteren Kante, damit die Kralle keine Drähte abschert\n- die **Bürste**: 0.2 bis 1.0 mm Litze, die vor der Kralle sichtbar sind\n- das **Sichtfenster**, in dem Leiter und Isolation zu sehen sind\n- den **Trennsteg**, kurz genug, um im Gehäuse nicht anzustehen\n\nAlles andere liegt im Innern. Deshalb muss die Maschine es messen.',
      ),
    },
    {
      blockType: 'keyFigures',
      title: t('One stroke in figures', 'Ein Hub in Zahlen'),
      text: t(
        'Typical values for an open-barrel terminal on a 2.5 mm² (AWG 14) wire, processed on a Cresta 433.',
        'Typische Werte für einen offenen Kontakt auf einer Leitung von 2.5 mm² (AWG 14), verarbeitet auf der Cresta 433.',
      ),
      figures: [
        { value: same('120'), unit: same('ms'), label: t('duration of the stroke', 'Dauer des Hubs') },
        {
          value: same('4.7'),
          unit: same('kN'),
          label: t('peak force', 'Spitzenkraft'),
          note: t('press rated for 22 kN', 'Presse ausgelegt für 22 kN'),
        },
        {
          value: same('1.72'),
          unit: same('mm'),
          label: t('crimp height', 'Crimphöhe'),
          note: t('tolerance ±0.03 mm', 'Toleranz ±0.03 mm'),
        },
        {
          value: same('80–85'),
          unit: same('%'),
          label: t('of the strand area remain', 'der Litzenfläche verbleiben'),
          note: t('void-free in the micrograph', 'im Schliff ohne Hohlräume'),
        },
        { value: t('2,000', '2000'), label: t('force samples per stroke', 'Kraftmesswerte je Hub') },
        {
          value: same('≥ 1.67'),
          unit: same('Cpk'),
          label: t('crimp height over a series', 'Crimphöhe über die Serie'),
        },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: t('From conductor to joint', 'Vom Leiter zur Verbindung'),
      images: [
        {
          image: 'wire-section',
          caption: t(
            'A stripped conductor of 2.5 mm² with 37 strands: about a quarter of its cross-section is air.',
            'Ein abisolierter Leiter von 2.5 mm² mit 37 Einzeldrähten: Rund ein Viertel des Querschnitts ist Luft.',
          ),
        },
        {
          image: 'applicator',
          caption: t(
            'The Applicator MA 40: feed, crimper and anvil in one exchangeable tool.',
            'Der Applicator MA 40: Vorschub, Crimper und Amboss in einem wechselbaren Werkzeug.',
          ),
        },
        {
          image: 'crimp-section',
          caption: t(
            'The micrograph: strands pressed into polygons, wings closed symmetrically, no burr at the anvil.',
            'Das Schliffbild: Drähte zu Polygonen verpresst, Flügel symmetrisch geschlossen, kein Grat am Amboss.',
          ),
        },
        {
          image: 'process-chart',
          caption: t(
            'The force curve: contact, rolling in, compression, peak and release.',
            'Die Kraftkurve: Kontakt, Einrollen, Verdichten, Spitze und Entlastung.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Crimp-force monitoring', 'Crimpkraftüberwachung'),
      title: t('The curve knows what is missing', 'Die Kurve verrät, was fehlt'),
      content: t(
        'A piezoelectric sensor in the press records the force while the ram moves. Ten good crimps are enough to teach the reference. From then on each curve is compared in three zones: rolling in, compression and peak.\n\nA missing strand lowers the compression zone, insulation in the barrel raises the first one, and a wrong terminal changes all three. With seven strands, one missing strand is 14 % of the section and stands out clearly. With thirty-seven it is 3 %, and the band has to be set with care. The machine shows in advance **which error it will find and which it will not**, calculated from the spread of the taught samples.',
        'Ein piezoelektrischer Sensor in der Presse zeichnet die Kraft auf, während sich der Stössel bewegt. Zehn gute Crimps genügen, um die Referenz einzulernen. Danach wird jede Kurve in drei Zonen verglichen: Einrollen, Verdichten und Spitze.\n\nEin fehlender Draht senkt die Verdichtungszone, Isolation in der Kralle hebt die erste, ein falscher Kontakt verändert alle drei. Bei sieben Drähten macht ein fehlender 14 % des Querschnitts aus und fällt deutlich auf. Bei siebenunddreissig sind es 3 %, und das Band will mit Sorgfalt gesetzt sein. Die Maschine zeigt vorab, **welchen Fehler sie findet und welchen nicht**, berechnet aus der Streuung der eingelernten Muster.',
      ),
      image: 'process-chart',
      mediaPosition: 'start',
      links: [to('main:solutions/crimping', t('Crimping machines', 'Crimpmaschinen'))],
    },
    {
      blockType: 'video',
      title: t('What comes before', 'Was davor geschieht'),
      video: 'wire-film',
      poster: 'machine-strip',
      captionsFile: 'wire-film-captions',
      caption: t(
        'Cut and strip, drawn; seven seconds, silent.',
        'Ablängen und Abisolieren, gezeichnet; sieben Sekunden, ohne Ton.',
      ),
      transcript: t(
        'The film is silent. Two belts feed a red wire between two open blades. The blades close, cut through the wire and open again. They close a second time, on the insulation only, while the wire draws back. The insulation slides off, and the bare copper strands remain.',
        'Der Film ist stumm. Zwei Riemen führen eine rote Leitung zwischen zwei offene Messer. Die Messer schliessen, durchtrennen die Leitung und öffnen wieder. Sie schliessen ein zweites Mal, nun nur in der Isolation, während sich die Leitung zurückzieht. Die Isolation gleitet ab, die blanke Kupferlitze bleibt.',
      ),
    },
    anatomyForces,
    {
      blockType: 'quote',
      quote: t(
        'Crimp height is the one dimension that can be measured on every part without destroying it. Treat it as the signature of the joint.',
        'Die Crimphöhe ist das einzige Mass, das sich an jedem Teil zerstörungsfrei messen lässt. Sie ist die Unterschrift der Verbindung.',
      ),
      attribution: t('Engineering handbook, section 4', 'Konstruktionshandbuch, Abschnitt 4'),
      context: t('On choosing what to measure', 'Über die Wahl der Messgrösse'),
      image: 'quality-lab',
    },
    anatomyQuestions,
    {
      blockType: 'downloadList',
      title: t('For the workshop wall', 'Für die Wand in der Werkstatt'),
      text: t(
        'Both documents may be copied inside your company.',
        'Beide Dokumente dürfen im eigenen Betrieb vervielfältigt werden.',
      ),
      files: [
        {
          file: 'crimp-quality-guide',
          title: t('Crimp quality guide', 'Leitfaden Crimpqualität (englisch)'),
        },
        {
          file: 'wire-reference-chart',
          title: t('Wire reference chart, mm² and AWG', 'Leitungstabelle mm² und AWG (englisch)'),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('Read on', 'Weiterlesen'),
      teasers: [
        {
          overline: t('Reference', 'Nachschlagen'),
          title: t('Wire guide', 'Leitungskunde'),
          text: t(
            'Cross-sections, strand classes and what AWG means in square millimetres.',
            'Querschnitte, Litzenklassen und was AWG in Quadratmillimetern bedeutet.',
          ),
          image: 'wire-section',
          link: { kind: 'page', page: 'main:technology/wire-guide' },
        },
        {
          overline: t('Machines', 'Maschinen'),
          title: t('Testing', 'Prüfen'),
          text: t(
            'What follows the crimp: continuity, resistance and insulation of the finished harness.',
            'Was nach dem Crimp kommt: Durchgang, Widerstand und Isolation des fertigen Kabelsatzes.',
          ),
          image: 'machine-test',
          link: { kind: 'page', page: 'main:solutions/testing' },
        },
        {
          overline: t('Training', 'Schulung'),
          title: t('Crimp quality in two days', 'Crimpqualität in zwei Tagen'),
          text: t(
            'Grind, polish and judge your own micrographs.',
            'Eigene Schliffbilder herstellen und beurteilen.',
          ),
          image: 'training-room',
          link: { kind: 'page', page: 'main:services/training' },
        },
      ],
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-volta',
      backgroundColor: 'White_Dark',
      title: t('And at 1,000 volts?', 'Und bei 1000 Volt?'),
      text: t(
        'Above 35 mm² the rules change: hexagonal crimps, welded joints and a shield that must not be touched.',
        'Über 35 mm² gelten andere Regeln: Sechskantcrimps, Schweissverbindungen und ein Schirm, der unverletzt bleiben muss.',
      ),
      link: to('volta:technology', t('High-voltage technology', 'Hochvolttechnik')),
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Have your crimp sectioned', 'Lassen Sie Ihren Crimp schleifen'),
      text: t(
        'Send five samples. Our laboratory returns micrographs, dimensions and an assessment within ten working days.',
        'Senden Sie fünf Muster. Unser Labor liefert Schliffbilder, Masse und eine Beurteilung innert zehn Arbeitstagen.',
      ),
      links: [
        to('main:contact', t('Contact the laboratory', 'Labor kontaktieren')),
        download('crimp-quality-guide', t('Quality guide (PDF)', 'Leitfaden (PDF)')),
      ],
    },
  ],
};
