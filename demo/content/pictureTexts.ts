/** Names of the illustrations: each is `pictures/{key}.svg`. */
export type PictureKey =
  | 'hero-line'
  | 'machine-strip'
  | 'machine-crimp'
  | 'machine-twist'
  | 'machine-test'
  | 'machine-harness'
  | 'machine-bench'
  | 'applicator'
  | 'wire-section'
  | 'wire-section-fine'
  | 'crimp-section'
  | 'cable-drum'
  | 'connector-family'
  | 'plant-exterior'
  | 'workshop'
  | 'assembly-cell'
  | 'training-room'
  | 'smart-network'
  | 'process-chart'
  | 'solar-roof'
  | 'world-map'
  | 'event-stand'
  | 'parts-shelf'
  | 'quality-lab'
  | 'wire-path'
  | 'volta-busbar'
  | 'volta-shield'
  | 'schleuniger-rotary'
  | 'cirris-tester'
  | 'adaptronic-tester'
  | 'brand-kit'
  | 'fallback';

export interface PictureText {
  readonly key: PictureKey;
  readonly en: string;
  readonly de: string;
}

/** Alternative texts: what the drawing shows, for readers who do not see it. */
export const pictureTexts: readonly PictureText[] = [
  {
    key: 'hero-line',
    en: 'Drawing of a full production line: one red wire runs from a drum rack through cutting, crimping, twisting and testing modules to a conveyor.',
    de: 'Zeichnung einer ganzen Produktionslinie: Ein roter Leiter läuft von einem Trommelregal durch Schneid-, Crimp-, Verdrill- und Prüfmodul auf ein Förderband.',
  },
  {
    key: 'machine-strip',
    en: 'Cut-and-strip machine with roller straightener, belt feeds, cutter head with V-blades under a glass hood, and a conveyor with stripped wires.',
    de: 'Schneid- und Abisoliermaschine mit Rollenrichtwerk, Bandvorschub, Messerkopf mit V-Messern unter einer Glashaube und Förderband mit abisolierten Leitern.',
  },
  {
    key: 'machine-crimp',
    en: 'Crimping machine with two presses, applicators and terminal reels behind a wire that is drawn through from the straightener.',
    de: 'Crimpmaschine mit zwei Pressen, Applikatoren und Kontaktspulen hinter einem Leiter, der aus dem Richtwerk durchläuft.',
  },
  {
    key: 'machine-twist',
    en: 'Twisting machine: two chucks on a long track hold a wire pair whose strands wind around each other between them.',
    de: 'Verdrillmaschine: Zwei Spannfutter auf einer langen Schiene halten ein Leiterpaar, das sich zwischen ihnen verdrillt.',
  },
  {
    key: 'machine-test',
    en: 'Harness test bench: a sloping board with a laid-out wiring harness, connector modules with status lights and an operator screen.',
    de: 'Prüftisch für Kabelsätze: schräges Brett mit ausgelegtem Kabelsatz, Steckermodule mit Leuchtanzeigen und ein Bedienbildschirm.',
  },
  {
    key: 'machine-harness',
    en: 'Automated harness assembly: a gantry with a gripper places wires into connector housings on a ring of pallets.',
    de: 'Automatische Kabelsatzfertigung: Ein Portal mit Greifer steckt Leiter in Steckergehäuse auf umlaufenden Paletten.',
  },
  {
    key: 'machine-bench',
    en: 'Bench-top stripping unit with a funnel for the wire, a small display and a foot pedal on a workbench.',
    de: 'Tischgerät zum Abisolieren mit Einführtrichter, kleiner Anzeige und Fusspedal auf einer Werkbank.',
  },
  {
    key: 'applicator',
    en: 'Crimp applicator seen close up: shank, ram, crimpers and anvil, with a strip of terminals feeding in from the side.',
    de: 'Crimpapplikator aus der Nähe: Schaft, Stössel, Crimper und Amboss, seitlich läuft ein Kontaktband ein.',
  },
  {
    key: 'wire-section',
    en: 'Cross-section of a stranded wire with 37 copper strands in hexagonal packing inside its insulation, with dimensions.',
    de: 'Querschnitt einer Litze mit 37 Kupferdrähten in dichtester Packung innerhalb der Isolation, mit Massen.',
  },
  {
    key: 'wire-section-fine',
    en: 'Cross-section of a fine wire with seven copper strands of 0.10 mm inside its insulation, with dimensions.',
    de: 'Querschnitt einer feinen Litze mit sieben Kupferdrähten von 0.10 mm innerhalb der Isolation, mit Massen.',
  },
  {
    key: 'crimp-section',
    en: 'Micrograph of a crimp in section: the rolled barrel encloses strands pressed into polygons; crimp height and width are dimensioned.',
    de: 'Schliffbild eines Crimps: Die eingerollte Hülse umschliesst zu Vielecken verpresste Drähte; Crimphöhe und Crimpbreite sind bemasst.',
  },
  {
    key: 'cable-drum',
    en: 'Large cable drum on an unwinding stand; the wire leaves at the top and runs over a pulley.',
    de: 'Grosse Kabeltrommel auf einem Abrollgestell; der Leiter läuft oben ab und über eine Umlenkrolle.',
  },
  {
    key: 'connector-family',
    en: 'Five connector housings from one to twenty-four cavities in a row, each with its wires.',
    de: 'Fünf Steckergehäuse mit einer bis vierundzwanzig Kammern in einer Reihe, jedes mit seinen Leitern.',
  },
  {
    key: 'plant-exterior',
    en: 'Plant seen from above: production hall with shed roof, office wing, loading docks and trees.',
    de: 'Werk von oben: Produktionshalle mit Sheddach, Bürotrakt, Laderampen und Bäumen.',
  },
  {
    key: 'workshop',
    en: 'Empty workshop with tool wall, workbench, vice, drill press and a machine frame under construction.',
    de: 'Menschenleere Werkstatt mit Werkzeugwand, Werkbank, Schraubstock, Ständerbohrmaschine und einem Maschinengestell im Aufbau.',
  },
  {
    key: 'assembly-cell',
    en: 'Assembly cell with a machine module on a lift table, two tool trolleys and rows of part bins.',
    de: 'Montagezelle mit einem Maschinenmodul auf dem Hubtisch, zwei Werkzeugwagen und Reihen von Teilebehältern.',
  },
  {
    key: 'training-room',
    en: 'Training room with rows of desks, a wall screen showing a crimp and a machine to practise on.',
    de: 'Schulungsraum mit Tischreihen, einem Wandbildschirm mit Crimpdarstellung und einer Übungsmaschine.',
  },
  {
    key: 'smart-network',
    en: 'Plan with machines, presses and servers on six fields, joined by one line that passes through a central server.',
    de: 'Plan mit Maschinen, Pressen und Servern auf sechs Feldern, verbunden durch eine Linie, die über einen zentralen Server läuft.',
  },
  {
    key: 'process-chart',
    en: 'Chart of crimp force in kilonewtons over milliseconds: the measured curve lies inside its tolerance band, and one deviating curve leaves it.',
    de: 'Diagramm der Crimpkraft in Kilonewton über Millisekunden: Die gemessene Kurve liegt im Toleranzband, eine abweichende Kurve verlässt es.',
  },
  {
    key: 'solar-roof',
    en: 'Flat factory roof with rows of solar panels, skylights and ventilation units.',
    de: 'Flachdach eines Werks mit Reihen von Solarmodulen, Oberlichtern und Lüftungsgeräten.',
  },
  {
    key: 'world-map',
    en: 'Dotted world map with marked locations on five continents, joined by one line.',
    de: 'Gepunktete Weltkarte mit markierten Standorten auf fünf Kontinenten, verbunden durch eine Linie.',
  },
  {
    key: 'event-stand',
    en: 'Trade-fair stand with a machine on a platform, a screen, an information desk and a steel frame with spotlights.',
    de: 'Messestand mit einer Maschine auf dem Podest, Bildschirm, Empfangstheke und einem Stahlrahmen mit Strahlern.',
  },
  {
    key: 'parts-shelf',
    en: 'Spare-parts shelf with bins, labelled boxes, rollers, drums and terminal reels; a trolley stands beside it.',
    de: 'Ersatzteilregal mit Behältern, etikettierten Schachteln, Rollen, Trommeln und Kontaktspulen; daneben steht ein Wagen.',
  },
  {
    key: 'quality-lab',
    en: 'Quality laboratory with a microscope, a pull tester, a grinding unit and a screen with a crimp micrograph.',
    de: 'Qualitätslabor mit Mikroskop, Auszugsprüfgerät, Schleifgerät und einem Bildschirm mit Schliffbild.',
  },
  {
    key: 'wire-path',
    en: 'A single wire runs across the sheet through a sequence of exact radii, each with its dimension.',
    de: 'Ein einzelner Leiter läuft über das Blatt durch eine Folge exakter Radien, jeder mit seinem Mass.',
  },
  {
    key: 'volta-busbar',
    en: 'Bent copper busbars with bolted lugs of orange high-voltage cables on a battery module.',
    de: 'Gebogene Kupferschienen mit verschraubten Kabelschuhen orangefarbener Hochvoltleitungen auf einem Batteriemodul.',
  },
  {
    key: 'volta-shield',
    en: 'Shielded high-voltage cable stripped in steps: sheath, braided shield, inner insulation and conductor, held by a rotary cutter.',
    de: 'Geschirmte Hochvoltleitung, stufenweise abisoliert: Mantel, Schirmgeflecht, Innenisolation und Leiter, gehalten von einem Rotationsmesserkopf.',
  },
  {
    key: 'schleuniger-rotary',
    en: 'Rotary stripping machine with blades orbiting the cable, a centring unit and a coaxial cable stripped in steps.',
    de: 'Rotationsabisolierer mit umlaufenden Messern, Zentriereinheit und stufenweise abisoliertem Koaxialkabel.',
  },
  {
    key: 'cirris-tester',
    en: 'Table-top cable tester with rows of sockets and lights; a harness is plugged in at both ends.',
    de: 'Tischgerät zum Kabeltest mit Reihen von Buchsen und Leuchten; ein Kabelsatz ist an beiden Enden eingesteckt.',
  },
  {
    key: 'adaptronic-tester',
    en: 'Test system with a matrix of switching cards in a rack, a screen and cables leading to a test fixture.',
    de: 'Prüfsystem mit einer Matrix aus Schaltkarten im Schrank, Bildschirm und Leitungen zu einer Prüfaufnahme.',
  },
  {
    key: 'brand-kit',
    en: 'Brand sheet with the construction of the mark on a grid, colour fields, line weights and the wire motif.',
    de: 'Markenblatt mit der Konstruktion des Zeichens im Raster, Farbfeldern, Linienstärken und dem Leitermotiv.',
  },
  {
    key: 'fallback',
    en: 'A wire coiled to a loop with both ends stripped.',
    de: 'Ein zur Schlaufe gelegter Leiter mit zwei abisolierten Enden.',
  },
];
