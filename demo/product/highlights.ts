import type { DetailName } from './drawing/details';
import type { FamilyId, Pair } from './types';

export interface HighlightSource {
  drawing: DetailName;
  /** Shown as a film, with the drawing as its picture. */
  isVideo?: boolean;
  name: Pair;
  short: Pair;
  long: Pair;
}

const highlight = (
  drawing: DetailName,
  name: Pair,
  short: Pair,
  long: Pair,
  isVideo = false,
): HighlightSource => ({ drawing, name, short, long, isVideo });

const screen = highlight(
  'screen',
  ['One interface for every machine', 'Eine Bedienung für alle Maschinen'],
  ['Operators who know one machine can run the next.', 'Wer eine Maschine kennt, bedient auch die nächste.'],
  [
    'Articles look the same on every machine and carry their pictures with them. What operators can change depends on their rights.',
    'Artikel sehen auf jeder Maschine gleich aus und bringen ihre Bilder mit. Was sich verstellen lässt, hängt von den Rechten der angemeldeten Person ab.',
  ],
);
const film = highlight(
  'belt',
  ['The path of the wire', 'Der Weg der Leitung'],
  ['Seven seconds from feed to bare strands.', 'Sieben Sekunden vom Vorschub bis zur blanken Litze.'],
  [
    'The film follows one wire through feeding, cutting and stripping.',
    'Der Film folgt einer Leitung durch Vorschub, Schnitt und Abisolieren.',
  ],
  true,
);
const crimp = highlight(
  'press',
  ['Every stroke measured', 'Jeder Hub gemessen'],
  [
    'The force curve of every crimp is compared with the taught curve.',
    'Die Kraftkurve jedes Crimps wird mit der eingelernten verglichen.',
  ],
  [
    'A missing strand, insulation in the crimp or a worn tool changes the curve. The piece is cut up before anyone can pack it.',
    'Eine fehlende Litze, Isolation im Crimp oder ein abgenutztes Werkzeug verändert die Kurve. Das Stück wird zerschnitten, bevor es jemand einpacken kann.',
  ],
);

const ground = highlight(
  'bladeset',
  ['Ground, not stamped', 'Geschliffen, nicht gestanzt'],
  ['Edges accurate to a hundredth of a millimetre.', 'Schneiden auf einen Hundertstelmillimeter genau.'],
  [
    'Each set is measured and comes with its inspection report.',
    'Jeder Satz wird vermessen, das Messprotokoll liegt bei.',
  ],
);

/** Three or four per family, each with a name and a picture or film, as the specification requires (section 5). */
export const highlights: Record<FamilyId, readonly HighlightSource[]> = {
  'cut-strip': [
    film,
    highlight(
      'blade',
      ['Stripped without a nick', 'Abisoliert ohne Kerbe'],
      ['The blades stop at the strand, not in it.', 'Die Messer halten an der Litze, nicht in ihr.'],
      [
        'The opening is set in hundredths of a millimetre. If a blade touches the conductor, the machine reports it.',
        'Die Öffnung wird in Hundertstelmillimetern eingestellt. Berührt ein Messer den Leiter, meldet es die Maschine.',
      ],
    ),
    highlight(
      'straightener',
      ['Straight from the drum', 'Gerade ab Trommel'],
      ['Seven rollers take the memory out of the wire.', 'Sieben Rollen nehmen der Leitung das Gedächtnis.'],
      [
        'The roller pressure is stored with the article, so that the next order runs straight from its first piece.',
        'Der Rollendruck ist im Artikel gespeichert, damit der nächste Auftrag ab dem ersten Stück gerade läuft.',
      ],
    ),
    screen,
  ],
  'cable-strip': [
    highlight(
      'rotary',
      ['Layer by layer', 'Schicht um Schicht'],
      [
        'Jacket, braid and dielectric, each to its own depth.',
        'Mantel, Geflecht und Dielektrikum, jedes auf seine Tiefe.',
      ],
      [
        'The blades turn around the cable and close slowly, so that the foil stays whole and the braid does not fray.',
        'Die Messer drehen um das Kabel und schliessen langsam, damit die Folie ganz bleibt und das Geflecht nicht ausfranst.',
      ],
    ),
    highlight(
      'shield',
      ['The end as drawn', 'Das Ende wie gezeichnet'],
      [
        'Enter the end as drawn; the machine works out the steps.',
        'Das Ende nach Zeichnung eingeben; die Schritte berechnet die Maschine.',
      ],
      [
        'Lengths and diameters are entered on a picture of the cable, just as they appear in the drawing.',
        'Längen und Durchmesser werden am Bild des Kabels eingegeben, genau wie sie in der Zeichnung stehen.',
      ],
    ),
    screen,
  ],
  'crimp-line': [
    crimp,
    highlight(
      'seal',
      ['Seals in place', 'Tüllen am Platz'],
      ['Presence and position are checked on every end.', 'Sitz und Lage werden an jedem Ende geprüft.'],
      [
        'The seal is spread, slid over the end of the wire and checked by a camera before the terminal is crimped.',
        'Die Tülle wird gespreizt, über das Ende geschoben und von einer Kamera geprüft, bevor der Kontakt angeschlagen wird.',
      ],
    ),
    film,
    screen,
  ],
  press: [
    crimp,
    highlight(
      'applicator',
      ['Tools that identify themselves', 'Werkzeuge, die sich ausweisen'],
      [
        'Each applicator carries its number and cycle count.',
        'Jedes Werkzeug trägt seine Nummer und seinen Zyklenzähler.',
      ],
      [
        'A tool past its service life, or the wrong tool for the order, does not crimp.',
        'Ein Werkzeug über seiner Standmenge oder das falsche für den Auftrag crimpt nicht.',
      ],
    ),
    screen,
  ],
  twist: [
    highlight(
      'twist',
      ['The same lay length to the last turn', 'Gleiche Schlaglänge bis zur letzten Windung'],
      ['Tension is held while the pair gets shorter.', 'Der Zug bleibt, während das Paar kürzer wird.'],
      [
        'The carriage follows the pair as it shortens; over-twist and springback are taught once for each article.',
        'Der Schlitten folgt dem kürzer werdenden Paar; Überdrehung und Rückfederung werden je Artikel einmal eingelernt.',
      ],
    ),
    highlight(
      'chuck',
      ['Ends that fit the connector', 'Enden, die in den Stecker passen'],
      ['Open ends accurate to the millimetre.', 'Offene Enden auf den Millimeter genau.'],
      [
        'Grippers hold the wire behind the terminal, so that no crimp is twisted.',
        'Greifer halten die Leitung hinter dem Kontakt, damit kein Crimp mitdreht.',
      ],
    ),
    screen,
  ],
  harness: [
    highlight(
      'loader',
      ['Inserted, pulled, recorded', 'Gesteckt, gezogen, gespeichert'],
      ['A pull test follows every insertion.', 'Auf jedes Stecken folgt eine Zugprüfung.'],
      [
        'Force and travel of both are stored with the wire for the life of the harness.',
        'Kraft und Weg von beidem bleiben zur Leitung gespeichert, solange es den Kabelsatz gibt.',
      ],
    ),
    highlight(
      'tape',
      ['Even turns', 'Gleichmässige Wicklung'],
      ['The overlap is a setting, not a habit.', 'Die Überlappung ist ein Einstellwert, keine Gewohnheit.'],
      [
        'The ring follows the bundle, so that a branch is wrapped like the straight run before it.',
        'Der Ring folgt dem Bündel, damit ein Abzweig gewickelt wird wie das gerade Stück davor.',
      ],
    ),
    screen,
  ],
  'high-voltage': [
    highlight(
      'shield',
      ['A shield without a loose strand', 'Ein Schirm ohne lose Litze'],
      ['Cut from inside, folded back, inspected.', 'Von innen geschnitten, umgelegt, geprüft.'],
      [
        'The braid is widened and cut against a sleeve; a camera finds every loose strand.',
        'Das Geflecht wird geweitet und gegen eine Hülse geschnitten; eine Kamera findet jeden abstehenden Draht.',
      ],
    ),
    highlight(
      'rotary',
      ['Insulation untouched', 'Isolation unverletzt'],
      ['The blade stops in the filler.', 'Das Messer hält in der Füllschicht.'],
      [
        'The cutting depth follows the measured roundness of the cable, not its data sheet.',
        'Die Schnitttiefe folgt der gemessenen Rundheit des Kabels, nicht seinem Datenblatt.',
      ],
    ),
    crimp,
  ],
  tester: [
    highlight(
      'tester',
      ['Shows where the fault is', 'Zeigt, wo der Fehler liegt'],
      [
        'Each fault is shown on a picture of the connector.',
        'Jeder Fehler erscheint auf dem Bild des Steckers.',
      ],
      [
        'Whoever repairs it sees the cavity, the wire and the distance to the fault.',
        'Wer repariert, sieht Kammer, Leitung und die Entfernung zum Fehler.',
      ],
    ),
    highlight(
      'monitor',
      ['A report for every harness', 'Ein Bericht zu jedem Kabelsatz'],
      ['Signed, numbered, found in a second.', 'Unterschrieben, nummeriert, in einer Sekunde gefunden.'],
      [
        'Results go to a file, a database or the label printer, together with the limits that applied.',
        'Resultate gehen in eine Datei, eine Datenbank oder an den Etikettendrucker, zusammen mit den gültigen Grenzwerten.',
      ],
    ),
    screen,
  ],
  marking: [
    highlight(
      'printer',
      ['Legible at full speed', 'Lesbar bei vollem Tempo'],
      [
        'The text waits for the wire, never the wire for the text.',
        'Der Text wartet auf die Leitung, nie die Leitung auf den Text.',
      ],
      [
        'An encoder on the wire sets the spacing of the characters, however fast the machine runs.',
        'Ein Geber an der Leitung bestimmt den Abstand der Zeichen, wie schnell die Maschine auch läuft.',
      ],
    ),
    highlight(
      'laser',
      ['Colour from light', 'Farbe aus Licht'],
      [
        'Ultraviolet light darkens the pigment and leaves the insulation intact.',
        'Ultraviolettes Licht dunkelt das Pigment und lässt die Isolation unversehrt.',
      ],
      ['Contrast is measured on the running wire.', 'Der Kontrast wird an der laufenden Leitung gemessen.'],
    ),
    screen,
  ],
  feeding: [
    highlight(
      'drum',
      ['No pull on the wire', 'Kein Zug an der Leitung'],
      ['The drum turns before the machine pulls.', 'Die Trommel dreht, bevor die Maschine zieht.'],
      [
        'The dancer reports how much wire is in reserve; a knot or the end of the wire stops both machines.',
        'Der Tänzer meldet die Reserve; ein Knoten oder das Leitungsende hält beide Maschinen an.',
      ],
    ),
    highlight(
      'coil',
      ['Order at the end', 'Ordnung am Schluss'],
      [
        'Long pieces leave in coils, not in tangles.',
        'Lange Stücke kommen als Ringe heraus, nicht als Knäuel.',
      ],
      ['Each coil carries the label of its order.', 'Jeder Ring trägt das Etikett seines Auftrags.'],
    ),
    screen,
  ],
  tool: [
    highlight(
      'applicator',
      ['Known to the machine', 'Der Maschine bekannt'],
      [
        'A chip holds its number, terminal and cycle count.',
        'Ein Chip speichert Nummer, Kontakt und Zyklenzahl.',
      ],
      ['The press reads it before the first stroke.', 'Die Presse liest ihn vor dem ersten Hub.'],
    ),
    crimp,
    ground,
  ],
  blades: [
    ground,
    highlight(
      'blade',
      ['Coated against what sticks', 'Beschichtet gegen das, was klebt'],
      [
        'PTFE and silicone do not stick to the edge.',
        'PTFE und Silikon bleiben nicht an der Schneide haften.',
      ],
      [
        'The coating is three thousandths of a millimetre thick and is renewed when the edge is ground again.',
        'Die Schicht ist drei Tausendstelmillimeter dick und wird beim Nachschleifen erneuert.',
      ],
    ),
    film,
  ],
  busbar: [
    highlight(
      'blade',
      ['Contact areas laid bare', 'Kontaktflächen freigelegt'],
      ['The insulation ends in a square edge.', 'Die Isolation endet in einer geraden Kante.'],
      [
        'The blade follows the measured thickness of the coating and leaves the copper unmarked.',
        'Das Messer folgt der gemessenen Dicke der Schicht und lässt das Kupfer ohne Spur.',
      ],
    ),
    highlight(
      'press',
      ['Bent by measurement', 'Nach Messung gebogen'],
      ['Springback is measured and compensated.', 'Die Rückfederung wird gemessen und ausgeglichen.'],
      [
        'A test bend from each batch corrects all angles in the program.',
        'Eine Probebiegung je Charge korrigiert alle Winkel des Programms.',
      ],
    ),
    screen,
  ],
  micrograph: [
    highlight(
      'press',
      ['Cut without smearing', 'Getrennt, ohne zu verschmieren'],
      [
        'A thin, cooled disc cuts through the middle of the crimp.',
        'Eine dünne, gekühlte Scheibe trennt den Crimp in der Mitte.',
      ],
      [
        'Polishing and etching follow in the same clamp, so that the section stays flat.',
        'Polieren und Ätzen folgen in derselben Spannung, damit der Schliff plan bleibt.',
      ],
    ),
    highlight(
      'monitor',
      ['Height and width at a glance', 'Höhe und Breite auf einen Blick'],
      ['The edge of the barrel is detected automatically.', 'Der Rand der Hülse wird automatisch erkannt.'],
      [
        'Height, width, burr and strand count are stored with the picture of the section.',
        'Höhe, Breite, Grat und Drahtzahl werden mit dem Bild des Schliffs gespeichert.',
      ],
    ),
    screen,
  ],
  software: [
    highlight(
      'monitor',
      ['The hall on one screen', 'Die Halle auf einem Bildschirm'],
      [
        'See which machine is running, waiting or in need of attention.',
        'Sehen, welche Maschine arbeitet, wartet oder jemanden braucht.',
      ],
      [
        'Figures come from the machines themselves, every second.',
        'Die Zahlen kommen von den Maschinen selbst, jede Sekunde.',
      ],
    ),
    screen,
    film,
  ],
  service: [
    highlight(
      'toolcase',
      ['Before it stops', 'Bevor sie steht'],
      [
        'Worn parts are replaced at the visit, not after a breakdown.',
        'Verschleissteile werden beim Besuch ersetzt, nicht erst beim Ausfall.',
      ],
      [
        'The report says what was found and what the machine will need next.',
        'Der Bericht nennt den Befund und was als Nächstes nötig ist.',
      ],
    ),
    highlight(
      'tester',
      ['Measured, not estimated', 'Gemessen, nicht geschätzt'],
      [
        'Lengths, forces and speeds with a certificate.',
        'Längen, Kräfte und Geschwindigkeiten mit Zertifikat.',
      ],
      [
        'The report sets the figures of each visit beside those of the last.',
        'Der Bericht stellt die Werte jedes Besuchs neben die des letzten.',
      ],
    ),
    screen,
  ],
};
