import type { Localized, SeedPage } from '../types';

const t = (en: string, de: string, fr: string): Localized => ({ en, de, fr });
const same = (value: string): Localized => t(value, value, value);

export const voltaHome: SeedPage = {
  site: 'volta',
  slug: 'home',
  pageType: 'Home',
  languages: ['en', 'de', 'fr'],
  title: t('High voltage', 'Hochvolt', 'Haute tension'),
  description: t(
    'Volta makes machines for shielded high-voltage cables from 16 to 120 mm² and for busbars, for drives and batteries up to 1,000 V DC.',
    'Volta baut Maschinen für geschirmte Hochvoltleitungen von 16 bis 120 mm² und für Stromschienen, für Antriebe und Batterien bis 1000 V DC.',
    'Volta fabrique des machines pour câbles blindés de 16 à 120 mm² et barres conductrices, jusqu’à 1 000 V CC.',
  ),
  shareImage: 'volta-busbar',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: t('Volta by Komax', 'Volta von Komax', 'Volta by Komax'),
      title: t('Current without compromise', 'Strom ohne Kompromiss', 'Le courant, sans compromis'),
      text: t(
        'Between battery and drive every cable end counts. We strip, shield, join and test it, with particles counted and forces on record.',
        'Zwischen Batterie und Antrieb zählt jedes Leitungsende. Wir setzen es ab, führen den Schirm, fügen und prüfen, mit gezählten Partikeln und protokollierten Kräften.',
        'Entre la batterie et le moteur, chaque extrémité compte. Nous la dénudons, traitons la tresse, assemblons et testons, particules comptées et forces enregistrées.',
      ),
      image: 'volta-busbar',
      links: [
        {
          kind: 'page',
          page: 'volta:technology',
          text: t('The technology', 'Zur Technologie', 'La technologie'),
        },
        { kind: 'page', page: 'volta:contact', text: t('Contact', 'Kontakt', 'Contact') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Volta S 120'),
      title: t(
        'Seven layers, none of them touched by accident',
        'Sieben Lagen, keine aus Versehen berührt',
        'Sept couches, aucune touchée par accident',
      ),
      content: t(
        'Jacket, foil, braid, inner insulation, conductor: a shielded cable is a small building. S 120 opens it layer by layer with a rotating cut, folds the braid over a ferrule and stops the blade **0.05 mm** above the next layer. The diameter is measured by laser before each cut, since no cable is round.',
        'Mantel, Folie, Geflecht, Innenisolation, Leiter: Eine geschirmte Leitung ist ein kleines Gebäude. Die S 120 öffnet es Lage für Lage mit rotierendem Schnitt, legt das Geflecht über eine Hülse und hält das Messer **0,05 mm** über der nächsten Lage an. Vor jedem Schnitt misst ein Laser den Durchmesser, denn kein Kabel ist rund.',
        'Gaine, feuillard, tresse, isolant, conducteur : un câble blindé est un petit édifice. La S 120 l’ouvre couche par couche d’une coupe rotative, rabat la tresse sur une douille et arrête la lame **0,05 mm** au-dessus de la couche suivante. Un laser mesure le diamètre avant chaque coupe, car aucun câble n’est rond.',
      ),
      image: 'volta-shield',
      mediaPosition: 'end',
      links: [
        {
          kind: 'page',
          page: 'volta:technology/shielding',
          text: t('Shielded cables', 'Geschirmte Leitungen', 'Câbles blindés'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Volta B 60'),
      title: t(
        'Busbars that fit at the first attempt',
        'Stromschienen, die beim ersten Mal passen',
        'Des barres qui s’ajustent du premier coup',
      ),
      content: t(
        'B 60 straightens, stamps, bends and insulates flat copper and aluminium up to 60 mm wide. It measures the springback of each coil and corrects the next bend, so that hole positions stay within **±0.2 mm** after twelve bends in space.',
        'Die B 60 richtet, stanzt, biegt und isoliert Flachkupfer und Flachaluminium bis 60 mm Breite. Sie misst die Rückfederung jedes Coils und korrigiert den nächsten Bogen. So liegen Lochbilder nach zwölf räumlichen Bögen innerhalb von **±0,2 mm**.',
        'La B 60 redresse, poinçonne, cintre et isole le cuivre et l’aluminium plats jusqu’à 60 mm de large. Elle mesure le retour élastique de chaque bobine et corrige le pli suivant : après douze plis dans l’espace, les perçages restent à **±0,2 mm**.',
      ),
      image: 'volta-busbar',
      mediaPosition: 'start',
      links: [
        {
          kind: 'page',
          page: 'volta:technology/busbar',
          text: t('Busbars', 'Stromschienen', 'Barres conductrices'),
        },
      ],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('16–120'),
          unit: same('mm²'),
          label: t('shielded cable', 'geschirmte Leitung', 'câble blindé'),
          note: same('AWG 6–4/0'),
        },
        {
          value: t('1,000', '1000', '1 000'),
          unit: t('V DC', 'V DC', 'V CC'),
          label: t('system voltage', 'Systemspannung', 'tension du système'),
        },
        {
          value: same('22'),
          unit: same('s'),
          label: t('for a finished cable end', 'für ein fertiges Leitungsende', 'pour une extrémité finie'),
        },
        {
          value: same('≤ 400'),
          unit: same('µm'),
          label: t(
            'largest metallic particle',
            'grösster Metallpartikel',
            'plus grande particule métallique',
          ),
          note: same('ISO 16232'),
        },
      ],
    },
    {
      blockType: 'quote',
      quote: t(
        'At 12 volts a nick is a flaw. At 800 it is a beginning.',
        'Bei 12 Volt ist eine Kerbe ein Fehler. Bei 800 ist sie ein Anfang.',
        'À 12 volts, une entaille est un défaut. À 800, c’est un début.',
      ),
      attribution: t(
        'High-voltage design rules, section 1',
        'Konstruktionsregeln Hochvolt, Abschnitt 1',
        'Règles de conception haute tension, section 1',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t(
        'Half a metre of cable will do',
        'Ein halber Meter Leitung genügt',
        'Un demi-mètre de câble suffit',
      ),
      text: t(
        'We return the prepared end, the section and the cycle time.',
        'Sie erhalten das bearbeitete Ende, den Schliff und die Taktzeit.',
        'Vous recevez l’extrémité préparée, la coupe et le temps de cycle.',
      ),
      links: [
        {
          kind: 'page',
          page: 'volta:contact',
          text: t('Send a sample', 'Muster einsenden', 'Envoyer un échantillon'),
        },
      ],
    },
  ],
};

export const voltaTechnology: SeedPage = {
  site: 'volta',
  slug: 'technology',
  languages: ['en', 'de', 'fr'],
  title: t('Technology', 'Technologie', 'Technologie'),
  description: t(
    'Why high-voltage cables follow other rules: creepage, shield transition, cleanliness and joints for 16 to 120 mm² conductors.',
    'Warum Hochvoltleitungen anderen Regeln folgen: Kriechstrecke, Schirmübergang, Sauberkeit und Fügen von 16 bis 120 mm².',
    'Pourquoi la haute tension suit d’autres règles : lignes de fuite, reprise de blindage, propreté et jonctions de 16 à 120 mm².',
  ),
  shareImage: 'volta-shield',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Technology', 'Technologie', 'Technologie'),
      title: t('Four rules above 60 volts', 'Vier Regeln über 60 Volt', 'Quatre règles au-delà de 60 volts'),
      text: t(
        'Keep the distance, keep the shield, keep it clean, keep the proof.',
        'Abstand halten, Schirm erhalten, sauber bleiben, Nachweis führen.',
        'Garder la distance, le blindage, la propreté et la preuve.',
      ),
      image: 'volta-shield',
    },
    {
      blockType: 'accordion',
      items: [
        {
          title: t('Distance', 'Abstand', 'Distance'),
          content: t(
            'Creepage and clearance to IEC 60664-1 depend on clean, square edges. A frayed insulation edge shortens the path by millimetres; a rotating cut leaves less than 0.1 mm.',
            'Kriech- und Luftstrecken nach IEC 60664-1 setzen saubere, gerade Kanten voraus. Eine ausgefranste Isolation verkürzt den Weg um Millimeter; ein rotierender Schnitt lässt weniger als 0,1 mm stehen.',
            'Lignes de fuite et distances dans l’air selon la CEI 60664-1 exigent des bords nets. Un isolant effiloché raccourcit le chemin de plusieurs millimètres ; une coupe rotative laisse moins de 0,1 mm.',
          ),
        },
        {
          title: t('Shield', 'Schirm', 'Blindage'),
          content: t(
            'Inverters switch in nanoseconds. The braid has to pass into the connector all round, with a transition resistance of a few milliohms. A cut strand is one too many, and a loose one is worse.',
            'Umrichter schalten in Nanosekunden. Das Geflecht muss rundum in den Stecker übergehen, mit wenigen Milliohm Übergangswiderstand. Ein durchtrennter Draht ist einer zu viel, ein loser noch schlimmer.',
            'Les onduleurs commutent en nanosecondes. La tresse doit rejoindre le connecteur sur tout le pourtour, avec quelques milliohms de résistance. Un brin coupé est un brin de trop ; un brin libre est pire.',
          ),
        },
        {
          title: t('Cleanliness', 'Sauberkeit', 'Propreté'),
          content: t(
            'Metal particles bridge gaps. Volta machines cut in a closed chamber with suction at the blade; the filter is assessed to ISO 16232.',
            'Metallpartikel überbrücken Abstände. Volta schneidet in geschlossener Kammer mit Absaugung am Messer; der Filter wird nach ISO 16232 ausgewertet.',
            'Les particules métalliques franchissent les distances. Volta coupe en chambre fermée avec aspiration à la lame ; le filtre est évalué selon l’ISO 16232.',
          ),
        },
        {
          title: t('Proof', 'Nachweis', 'Preuve'),
          content: t(
            'Each end carries an image of the braid, the diameter profile, the joining curve and the result of the high-voltage test.',
            'Zu jedem Ende gehören ein Bild des Geflechts, das Durchmesserprofil, die Fügekurve und das Ergebnis der Hochspannungsprüfung.',
            'À chaque extrémité : une image de la tresse, le profil de diamètre, la courbe d’assemblage et le résultat de l’essai haute tension.',
          ),
        },
      ],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Three ways to join', 'Drei Arten zu fügen', 'Trois façons d’assembler'),
      caption: t(
        'Joining processes for large conductors',
        'Fügeverfahren für grosse Leiter',
        'Procédés d’assemblage pour gros conducteurs',
      ),
      columns: [
        t('Hexagonal crimp', 'Sechskantcrimp', 'Sertissage hexagonal'),
        t('Ultrasonic weld', 'Ultraschallschweissen', 'Soudage par ultrasons'),
        t('Resistance weld', 'Widerstandsschweissen', 'Soudage par résistance'),
      ],
      rows: [
        {
          label: t('Cross-section', 'Querschnitt', 'Section'),
          unit: same('mm²'),
          values: [same('16–120'), same('16–120'), same('10–50')],
        },
        {
          label: t('Aluminium', 'Aluminium', 'Aluminium'),
          values: [
            t('with serrations', 'mit Rillung', 'avec cannelures'),
            t('yes', 'ja', 'oui'),
            t('limited', 'bedingt', 'limité'),
          ],
        },
        {
          label: t('Time', 'Zeit', 'Durée'),
          unit: same('s'),
          values: [same('3'), t('1.5', '1,5', '1,5'), same('2')],
        },
        {
          label: t('Monitoring', 'Überwachung', 'Surveillance'),
          values: [
            t('force, height', 'Kraft, Höhe', 'force, hauteur'),
            t('energy, compaction', 'Energie, Verdichtung', 'énergie, compactage'),
            t('current, travel', 'Strom, Weg', 'courant, course'),
          ],
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          overline: same('Volta S 120'),
          title: t('Shielded cables', 'Geschirmte Leitungen', 'Câbles blindés'),
          image: 'volta-shield',
          link: { kind: 'page', page: 'volta:technology/shielding' },
        },
        {
          overline: same('Volta B 60'),
          title: t('Busbars', 'Stromschienen', 'Barres conductrices'),
          image: 'volta-busbar',
          link: { kind: 'page', page: 'volta:technology/busbar' },
        },
      ],
    },
  ],
};

export const voltaBusbar: SeedPage = {
  site: 'volta',
  parent: 'technology',
  slug: 'busbar',
  pageType: 'Product',
  languages: ['en', 'de', 'fr'],
  title: t('Busbars', 'Stromschienen', 'Barres conductrices'),
  description: t(
    'Volta B 60 straightens, stamps, bends and insulates copper and aluminium busbars up to 8 × 60 mm, with hole positions within ±0.2 mm.',
    'Volta B 60 richtet, stanzt, biegt und isoliert Stromschienen aus Kupfer und Aluminium bis 8 × 60 mm, Lochbild auf ±0,2 mm.',
    'La Volta B 60 redresse, poinçonne, cintre et isole des barres en cuivre et aluminium jusqu’à 8 × 60 mm, perçages à ±0,2 mm.',
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
        'Copper of the same grade springs back by 1.5 to 3 degrees at a right angle, depending on temper and rolling direction. B 60 bends a test lug from each coil, measures it optically and shifts all angles of the program. A camera checks the first bar against the CAD model; from then on the deviation of every bar is followed, and the angle drifts with it.\n\n### Insulation\n\nExtruded PA 12, powder coating or tape are removed at the contact areas by laser or milling, with an edge of **less than 0.3 mm**. Contact areas keep a roughness below Ra 1.6.',
        'Kupfer derselben Sorte federt im rechten Winkel um 1,5 bis 3 Grad zurück, je nach Härte und Walzrichtung. Die B 60 biegt von jedem Coil eine Probelasche, misst sie optisch und verschiebt alle Winkel des Programms. Eine Kamera vergleicht die erste Schiene mit dem CAD-Modell; danach wird die Abweichung jeder Schiene verfolgt und der Winkel nachgeführt.\n\n### Isolation\n\nExtrudiertes PA 12, Pulverlack oder Band wird an den Kontaktflächen mit Laser oder Fräser entfernt, mit einer Kante von **weniger als 0,3 mm**. Die Rauheit der Kontaktflächen bleibt unter Ra 1,6.',
        'Un cuivre de même nuance revient de 1,5 à 3 degrés à l’équerre, selon l’état et le sens de laminage. La B 60 plie une languette d’essai de chaque bobine, la mesure par voie optique et décale tous les angles du programme. Une caméra compare la première barre au modèle CAO ; l’écart de chaque barre est ensuite suivi et l’angle corrigé.\n\n### Isolation\n\nLe PA 12 extrudé, la poudre ou le ruban sont retirés des surfaces de contact au laser ou à la fraise, avec un bord **inférieur à 0,3 mm**. La rugosité des contacts reste sous Ra 1,6.',
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
            'Cell with coil, press, bender and camera',
            'Zelle mit Coil, Presse, Biegekopf und Kamera',
            'Cellule : bobine, presse, cintreuse et caméra',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'dark',
      title: t('Send a STEP file', 'Schicken Sie eine STEP-Datei', 'Envoyez un fichier STEP'),
      text: t(
        'We answer with bend sequence, cycle time and scrap per coil.',
        'Wir antworten mit Biegefolge, Taktzeit und Verschnitt je Coil.',
        'Nous répondons avec l’ordre des plis, le temps de cycle et la chute par bobine.',
      ),
      links: [{ kind: 'page', page: 'volta:contact', text: t('Contact', 'Kontakt', 'Contact') }],
    },
  ],
};

export const voltaShielding: SeedPage = {
  site: 'volta',
  parent: 'technology',
  slug: 'shielding',
  pageType: 'Product',
  languages: ['en', 'de', 'fr'],
  title: t('Shielded cables', 'Geschirmte Leitungen', 'Câbles blindés'),
  description: t(
    'Volta S 120 prepares shielded high-voltage cables to LV 216 from 16 to 120 mm²: jacket, foil, braid, insulation and ferrule in one cycle.',
    'Volta S 120 bearbeitet geschirmte Hochvoltleitungen nach LV 216 von 16 bis 120 mm²: Mantel, Folie, Geflecht, Isolation, Hülse.',
    'La Volta S 120 prépare les câbles blindés LV 216 de 16 à 120 mm² : gaine, feuillard, tresse, isolant et douille en un cycle.',
  ),
  shareImage: 'volta-shield',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Volta S 120'),
      title: t(
        'A braid is not to be scratched',
        'Ein Geflecht kratzt man nicht an',
        'Une tresse ne se raye pas',
      ),
      text: t(
        'One clamping, six operations, 22 seconds.',
        'Eine Spannung, sechs Arbeitsgänge, 22 Sekunden.',
        'Un serrage, six opérations, 22 secondes.',
      ),
      image: 'volta-shield',
      links: [
        {
          kind: 'page',
          page: 'volta:contact',
          text: t('Send a sample', 'Muster einsenden', 'Envoyer un échantillon'),
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('The six operations', 'Die sechs Arbeitsgänge', 'Les six opérations'),
      content: t(
        '1. **Measure** the outer diameter by laser, at 36 points of the circumference\n2. **Cut the jacket** with a rotating blade that follows the measured shape\n3. **Remove the foil** with heat and a twist, without a blade\n4. **Fold the braid** back over the ferrule, by air and brush\n5. **Strip the inner insulation**, stop 0.05 mm above the conductor\n6. **Look**: four cameras count free strands; more than none stops the cycle',
        '1. **Messen**: Aussendurchmesser per Laser an 36 Punkten des Umfangs\n2. **Mantel schneiden**: das rotierende Messer folgt der gemessenen Form\n3. **Folie entfernen**: mit Wärme und Drehung, ohne Messer\n4. **Geflecht umlegen**: mit Luft und Bürste über die Hülse\n5. **Innenisolation absetzen**: Halt 0,05 mm über dem Leiter\n6. **Hinsehen**: vier Kameras zählen freie Drähte; schon einer hält den Zyklus an',
        '1. **Mesurer** le diamètre au laser, en 36 points du pourtour\n2. **Couper la gaine** d’une lame rotative qui suit la forme mesurée\n3. **Retirer le feuillard** par chaleur et torsion, sans lame\n4. **Rabattre la tresse** sur la douille, à l’air et à la brosse\n5. **Dénuder l’isolant**, arrêt à 0,05 mm du conducteur\n6. **Regarder** : quatre caméras comptent les brins libres ; un seul arrête le cycle',
      ),
    },
    {
      blockType: 'video',
      title: t('The path of a cable', 'Der Weg einer Leitung', 'Le chemin d’un câble'),
      video: 'wire-film',
      poster: 'volta-shield',
      captionsFile: 'wire-film-captions',
      transcript: t(
        'The film has no speech. A line enters from the left, turns through exact radii and comes to rest.',
        'Der Film enthält keine Sprache. Eine Linie tritt von links ein, beschreibt exakte Radien und kommt zur Ruhe.',
        'Le film est sans parole. Une ligne entre par la gauche, décrit des rayons exacts et s’immobilise.',
      ),
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Cables and times', 'Leitungen und Zeiten', 'Câbles et temps'),
      caption: t(
        'Typical cycle of Volta S 120 by cross-section',
        'Typischer Zyklus der Volta S 120 nach Querschnitt',
        'Cycle type de la Volta S 120 selon la section',
      ),
      columns: [same('16 mm²'), same('35 mm²'), same('50 mm²'), same('95 mm²'), same('120 mm²')],
      rows: [
        {
          label: t('Outer diameter', 'Aussendurchmesser', 'Diamètre extérieur'),
          unit: same('mm'),
          values: [
            t('11.2', '11,2', '11,2'),
            t('14.5', '14,5', '14,5'),
            t('16.7', '16,7', '16,7'),
            t('22.0', '22,0', '22,0'),
            t('24.5', '24,5', '24,5'),
          ],
        },
        {
          label: t('Cycle per end', 'Zyklus je Ende', 'Cycle par extrémité'),
          unit: same('s'),
          values: [same('18'), same('20'), same('22'), same('25'), same('27')],
        },
        {
          label: t('Strip length', 'Abisolierlänge', 'Longueur dénudée'),
          unit: same('mm'),
          values: [same('15–60'), same('15–80'), same('15–80'), same('20–100'), same('20–100')],
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Test', 'Prüfung', 'Essai'),
      title: t('Proved before it leaves', 'Geprüft, bevor sie das Haus verlässt', 'Éprouvé avant de partir'),
      content: t(
        'The finished cable is tested between conductor and shield at up to 4,000 V DC, and the shield for transition resistance with 10 A in four-wire technique. Result and images are filed under the cable number.',
        'Die fertige Leitung wird zwischen Leiter und Schirm mit bis zu 4000 V DC geprüft, der Schirm in Vierleitertechnik mit 10 A auf Übergangswiderstand. Ergebnis und Bilder liegen unter der Leitungsnummer.',
        'Le câble fini est éprouvé entre conducteur et blindage jusqu’à 4 000 V CC ; la résistance du blindage est mesurée sous 10 A en quatre fils. Résultat et images sont classés sous le numéro du câble.',
      ),
      image: 'machine-test',
      mediaPosition: 'start',
      links: [
        {
          kind: 'page',
          page: 'main:solutions/testing',
          text: t('Test benches', 'Prüftische', 'Bancs de test'),
        },
      ],
    },
  ],
};

export const voltaContact: SeedPage = {
  site: 'volta',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de', 'fr'],
  title: t('Contact', 'Kontakt', 'Contact'),
  description: t(
    'How to reach the Volta team for samples, feasibility studies and service on high-voltage machines.',
    'So erreichen Sie das Volta-Team für Muster, Machbarkeitsstudien und Service an Hochvoltmaschinen.',
    'Joindre l’équipe Volta pour échantillons, études de faisabilité et service sur machines haute tension.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt', 'Contact'),
      title: t(
        'Talk to the high-voltage team',
        'Sprechen Sie mit dem Hochvolt-Team',
        'Parlez à l’équipe haute tension',
      ),
      text: t(
        'We answer in English, German and French.',
        'Wir antworten auf Deutsch, Englisch und Französisch.',
        'Nous répondons en français, allemand et anglais.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'richText',
      title: t('Address', 'Adresse', 'Adresse'),
      content: t(
        'Volta, c/o Komax, Drahtweg 14, 6099 Musterwil LU, Switzerland\n\nTelephone [+41 41 000 00 60](tel:+41410000060)\n\nE-mail [volta@komax.example](mailto:volta@komax.example)',
        'Volta, c/o Komax, Drahtweg 14, 6099 Musterwil LU, Schweiz\n\nTelefon [+41 41 000 00 60](tel:+41410000060)\n\nE-Mail [volta@komax.example](mailto:volta@komax.example)',
        'Volta, c/o Komax, Drahtweg 14, 6099 Musterwil LU, Suisse\n\nTéléphone [+41 41 000 00 60](tel:+41410000060)\n\nCourriel [volta@komax.example](mailto:volta@komax.example)',
      ),
    },
    {
      blockType: 'mediaText',
      title: t('For a trial we need', 'Für einen Versuch brauchen wir', 'Pour un essai, il nous faut'),
      content: t(
        '- half a metre of cable per sample, ten samples\n- the drawing of the prepared end\n- ferrules and terminals, if they are fixed\n- the cleanliness requirement',
        '- einen halben Meter Leitung je Muster, zehn Muster\n- die Zeichnung des bearbeiteten Endes\n- Hülsen und Kontakte, falls festgelegt\n- die Sauberkeitsanforderung',
        '- un demi-mètre de câble par échantillon, dix échantillons\n- le plan de l’extrémité préparée\n- douilles et cosses, si elles sont définies\n- l’exigence de propreté',
      ),
      image: 'volta-shield',
      mediaPosition: 'end',
    },
  ],
};
