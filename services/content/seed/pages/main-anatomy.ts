import type { SeedPage } from '../types';
import { download, same, t, to } from './copy';

/** The show-piece of the technology section: every module of the site, each for a reason. */
export const mainAnatomy: SeedPage = {
  site: 'main',
  parent: 'technology',
  slug: 'anatomy-of-a-crimp',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('Anatomy of a crimp', 'Anatomie eines Crimps'),
  description: t(
    'What happens in the 120 ms in which strands and a terminal become one joint: geometry, force, micrograph, limits and standards.',
    'Was in den 120 ms geschieht, in denen Litze und Kontakt eine Verbindung werden: Geometrie, Kraft, Schliffbild, Grenzwerte, Normen.',
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
        'Nineteen strands, one strip of tin-plated brass and four kilonewtons. A look inside the joint that carries most of the world’s signals.',
        'Neunzehn Einzeldrähte, ein Streifen verzinntes Messing und vier Kilonewton. Ein Blick in die Verbindung, über die die meisten Signale laufen.',
      ),
      image: 'crimp-section',
    },
    {
      blockType: 'richText',
      title: t('A joint without solder', 'Eine Verbindung ohne Lot'),
      content: t(
        'A crimp joins by deformation. The press folds the two wings of the conductor barrel inwards and drives them into the strands until copper and terminal flow against each other. Oxide layers break open, the surfaces touch metal to metal, and the elastic recovery of the barrel keeps them under pressure. The result is **gas-tight**: air and moisture find no gap in which to work.\n\n### Two crimps in one stroke\n\nWhat looks like one operation is two. The *conductor crimp* carries the current and holds against pull. The *insulation crimp* behind it takes up bending and vibration, so that the strands never move at the edge of the barrel. Both are set separately: the first for height, the second for hold.\n\n### What the eye can check\n\n- the **bellmouth** at the rear edge, which keeps the barrel from cutting the strands\n- the **brush**, 0.2 to 1.0 mm of strands that show in front of the barrel\n- the **inspection window**, in which conductor and insulation are both visible\n- the **cut-off tab**, short enough to stay clear of the housing\n\nEverything else lies inside, and that is why the machine has to measure it.',
        'Ein Crimp verbindet durch Verformung. Die Presse rollt die beiden Flügel der Drahtkralle ein und treibt sie in die Litze, bis Kupfer und Kontakt gegeneinander fliessen. Oxidschichten brechen auf, Metall liegt auf Metall, und die elastische Rückfederung der Kralle hält den Druck. Das Ergebnis ist **gasdicht**: Luft und Feuchtigkeit finden keinen Spalt, in dem sie wirken könnten.\n\n### Zwei Crimps in einem Hub\n\nWas nach einem Vorgang aussieht, sind zwei. Der *Drahtcrimp* führt den Strom und hält gegen Zug. Der *Isolationscrimp* dahinter nimmt Biegung und Vibration auf, damit sich die Einzeldrähte an der Krallenkante nicht bewegen. Beide werden getrennt eingestellt: der erste auf Höhe, der zweite auf Halt.\n\n### Was das Auge prüfen kann\n\n- den **Bellmouth** (Einlauftrichter) an der hinteren Kante, damit die Kralle keine Drähte abschert\n- die **Bürste**: 0,2 bis 1,0 mm Litze, die vor der Kralle sichtbar sind\n- das **Sichtfenster**, in dem Leiter und Isolation zu sehen sind\n- den **Trennsteg**, kurz genug, um im Gehäuse nicht anzustehen\n\nAlles andere liegt im Innern. Deshalb muss die Maschine es messen.',
      ),
    },
    {
      blockType: 'keyFigures',
      title: t('One stroke in figures', 'Ein Hub in Zahlen'),
      text: t(
        'Typical values for an open-barrel terminal on a 0.5 mm² (AWG 20) wire, processed on a Cira 330.',
        'Typische Werte für einen offenen Kontakt auf einer Leitung von 0,5 mm² (AWG 20), verarbeitet auf der Cira 330.',
      ),
      figures: [
        { value: same('120'), unit: same('ms'), label: t('duration of the stroke', 'Dauer des Hubs') },
        {
          value: same('4'),
          unit: same('kN'),
          label: t('peak force', 'Spitzenkraft'),
          note: t('press rated for 22 kN', 'Presse ausgelegt für 22 kN'),
        },
        {
          value: t('1.00', '1,00'),
          unit: same('mm'),
          label: t('crimp height', 'Crimphöhe'),
          note: t('tolerance ±0.03 mm', 'Toleranz ±0,03 mm'),
        },
        {
          value: t('80–85', '80–85'),
          unit: same('%'),
          label: t('of the strand area remain', 'der Litzenfläche verbleiben'),
          note: t('void-free in the micrograph', 'im Schliff ohne Hohlräume'),
        },
        { value: t('2,000', '2000'), label: t('force samples per stroke', 'Kraftmesswerte je Hub') },
        {
          value: t('≥ 1.67', '≥ 1,67'),
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
            'The stripped conductor: round strands, about a quarter of the cross-section is air.',
            'Der abisolierte Leiter: runde Einzeldrähte, rund ein Viertel des Querschnitts ist Luft.',
          ),
        },
        {
          image: 'applicator',
          caption: t(
            'The Punto applicator: feed, crimper and anvil in one exchangeable tool.',
            'Der Applikator Punto: Vorschub, Crimper und Amboss in einem wechselbaren Werkzeug.',
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
        'A piezoelectric sensor in the press records the force while the ram moves. Ten good crimps are enough to teach the reference. From then on each curve is compared in three zones: rolling in, compression and peak.\n\nA missing strand lowers the compression zone, insulation in the barrel raises the first one, and a wrong terminal changes all three. With seven strands, one missing strand is 14 % of the section and stands out clearly. With nineteen it is 5 %, and the band has to be set with care. The machine shows in advance **which error it will find and which it will not**, calculated from the spread of the taught samples.',
        'Ein piezoelektrischer Sensor in der Presse zeichnet die Kraft auf, während sich der Bär bewegt. Zehn gute Crimps genügen, um die Referenz einzulernen. Danach wird jede Kurve in drei Zonen verglichen: Einrollen, Verdichten und Spitze.\n\nEin fehlender Draht senkt die Verdichtungszone, Isolation in der Kralle hebt die erste, ein falscher Kontakt verändert alle drei. Bei sieben Drähten macht ein fehlender 14 % des Querschnitts aus und fällt deutlich auf. Bei neunzehn sind es 5 %, und das Band will mit Sorgfalt gesetzt sein. Die Maschine zeigt vorab, **welchen Fehler sie findet und welchen nicht**, berechnet aus der Streuung der eingelernten Muster.',
      ),
      image: 'process-chart',
      mediaPosition: 'start',
      links: [to('main:solutions/crimping', t('Crimping machines', 'Crimpmaschinen'))],
    },
    {
      blockType: 'video',
      title: t('The path of a wire', 'Der Weg einer Leitung'),
      video: 'wire-film',
      poster: 'wire-path',
      captionsFile: 'wire-film-captions',
      caption: t(
        'A drawn film of a few seconds, without speech.',
        'Ein gezeichneter Film von wenigen Sekunden, ohne Sprache.',
      ),
      transcript: t(
        'The film has no speech. A single line, two pixels wide, enters from the left. It runs straight, turns through two exact radii and comes to rest: the path of a wire from the drum to its terminal.',
        'Der Film enthält keine Sprache. Eine einzelne Linie, zwei Pixel breit, tritt von links ein. Sie läuft gerade, beschreibt zwei exakte Radien und kommt zur Ruhe: der Weg einer Leitung von der Trommel zum Kontakt.',
      ),
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('How much a crimp must hold', 'Wie viel ein Crimp halten muss'),
      text: t(
        'Two standards, two laboratories, nearly the same answer. Test speed is 25 to 50 mm per minute; the insulation crimp is left open.',
        'Zwei Normen, zwei Welten, fast dieselbe Antwort. Gezogen wird mit 25 bis 50 mm pro Minute; der Isolationscrimp bleibt dabei offen.',
      ),
      caption: t(
        'Minimum pull-out force of copper conductors by cross-section',
        'Mindestausreisskraft von Kupferleitern nach Querschnitt',
      ),
      columns: [
        { en: 'AWG 20 · 0.5 mm²', de: 'AWG 20 · 0,5 mm²' },
        { en: 'AWG 18 · 0.82 mm²', de: 'AWG 18 · 0,82 mm²' },
        { en: 'AWG 16 · 1.3 mm²', de: 'AWG 16 · 1,3 mm²' },
        { en: 'AWG 14 · 2.1 mm²', de: 'AWG 14 · 2,1 mm²' },
      ],
      rows: [
        {
          label: same('IEC 60352-2'),
          unit: same('N'),
          values: [same('60'), same('90'), same('135'), same('200')],
        },
        {
          label: same('UL 486A'),
          unit: same('N'),
          values: [same('58'), same('89'), same('133'), same('222')],
        },
        {
          label: t('Cira 330, mean of 30 samples', 'Cira 330, Mittel aus 30 Mustern'),
          unit: same('N'),
          values: [same('98'), same('152'), same('231'), same('348')],
        },
      ],
    },
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
    {
      blockType: 'accordion',
      title: t('Questions from the line', 'Fragen aus der Fertigung'),
      items: [
        {
          title: t('Why not solder?', 'Warum nicht löten?'),
          content: t(
            'Solder wicks into the strands and makes them stiff; the conductor then breaks where the solder ends. A crimp needs no heat and no flux, takes a fraction of a second and can be judged by measurement. For vehicles and aircraft the specifications ask for crimps for these reasons.',
            'Lot zieht in die Litze und macht sie steif; der Leiter bricht dann dort, wo das Lot aufhört. Ein Crimp braucht weder Wärme noch Flussmittel, dauert Sekundenbruchteile und lässt sich messend beurteilen. Für Fahrzeuge und Flugzeuge verlangen die Spezifikationen aus diesen Gründen Crimps.',
          ),
        },
        {
          title: t(
            'Which Cpk is required, and on what?',
            'Welcher Cpk ist gefordert, und worauf bezieht er sich?',
          ),
          content: t(
            'Most automotive customers ask for **Cpk ≥ 1.67** on crimp height at release. With a tolerance of ±0.03 mm and a centred process this leaves a standard deviation of 0.006 mm. Pull-out force has only a lower limit and is assessed one-sided.',
            'Die meisten Kunden im Fahrzeugbau fordern bei der Freigabe **Cpk ≥ 1,67** auf die Crimphöhe. Bei einer Toleranz von ±0,03 mm und zentriertem Prozess bleibt eine Standardabweichung von 0,006 mm. Die Ausreisskraft hat nur eine untere Grenze und wird einseitig beurteilt.',
          ),
        },
        {
          title: t('When is a new micrograph needed?', 'Wann braucht es ein neues Schliffbild?'),
          content: t(
            'At first release, after a change of terminal, wire supplier or crimping dies, and at the interval your control plan sets. IATF 16949 asks for the plan, not for a number. Common practice is one section per tool and quarter.\n\n- section in the middle of the conductor crimp\n- grind, polish, etch\n- measure height, width, wing closure, burr and base thickness',
            'Bei der Erstfreigabe, nach einem Wechsel von Kontakt, Leitungslieferant oder Crimpstempel und im Intervall Ihres Produktionslenkungsplans. IATF 16949 verlangt den Plan, keine Zahl. Üblich ist ein Schliff je Werkzeug und Quartal.\n\n- Schnitt in der Mitte des Drahtcrimps\n- schleifen, polieren, ätzen\n- Höhe, Breite, Flügelschluss, Grat und Bodendicke messen',
          ),
        },
        {
          title: t('Does this hold for aluminium?', 'Gilt das auch für Aluminium?'),
          content: t(
            'In part. Aluminium needs more compression, serrations that break its oxide, and a seal against moisture at the contact with copper. Crimp force is lower and its spread wider, so the monitoring band is taught anew. USCAR-21 covers both conductor materials.',
            'Zum Teil. Aluminium braucht mehr Verdichtung, eine Rillung, die das Oxid aufbricht, und am Übergang zu Kupfer eine Abdichtung gegen Feuchtigkeit. Die Crimpkraft ist tiefer und streut stärker; das Überwachungsband wird deshalb neu eingelernt. USCAR-21 behandelt beide Leiterwerkstoffe.',
          ),
        },
      ],
    },
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
        'Above 35 mm² the rules change: hexagonal crimps, welded joints and a shield that must not be touched.',
        'Über 35 mm² gelten andere Regeln: Sechskantcrimps, Schweissverbindungen und ein Schirm, der unverletzt bleiben muss.',
      ),
      link: to('volta:technology', t('High-voltage technology', 'Hochvolttechnik')),
    },
    {
      blockType: 'callToAction',
      tone: 'dark',
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
