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
  ['One screen, one way', 'Ein Bildschirm, ein Weg'],
  ['Whoever knows one machine can run the next.', 'Wer eine Maschine kennt, bedient die nächste.'],
  [
    'Articles look the same on every machine and carry their pictures with them. What may be changed depends on who is signed in.',
    'Artikel sehen auf jeder Maschine gleich aus und bringen ihre Bilder mit. Was verstellt werden darf, hängt davon ab, wer angemeldet ist.',
  ],
);
const film = highlight(
  'belt',
  ['The way of the wire', 'Der Weg der Leitung'],
  ['Seven seconds from the feed to the bare strand.', 'Sieben Sekunden vom Vorschub bis zur blanken Litze.'],
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
    'The force curve of each crimp is compared with what was taught.',
    'Die Kraftkurve jedes Crimps wird mit der gelernten verglichen.',
  ],
  [
    'A missing strand, insulation in the crimp or a worn tool changes the curve. The piece is cut up before anyone can pack it.',
    'Eine fehlende Litze, Isolation im Crimp oder ein abgenutztes Werkzeug verändert die Kurve. Das Stück wird zerschnitten, bevor es jemand einpacken kann.',
  ],
);

const ground = highlight(
  'bladeset',
  ['Ground, not stamped', 'Geschliffen, nicht gestanzt'],
  ['Edges to a hundredth of a millimetre.', 'Kanten auf einen Hundertstelmillimeter.'],
  [
    'Each set is measured, and its protocol lies in the box.',
    'Jeder Satz wird vermessen, das Protokoll liegt in der Schachtel.',
  ],
);

/** Three or four per family, each with a name and a picture or film, as the specification requires (section 5). */
export const highlights: Record<FamilyId, readonly HighlightSource[]> = {
  'cut-strip': [
    film,
    highlight(
      'blade',
      ['Cut without a mark', 'Schnitt ohne Spur'],
      ['The blades stop at the strand, not in it.', 'Die Messer halten an der Litze, nicht in ihr.'],
      [
        'The opening is set in hundredths of a millimetre, and contact with the conductor is felt and reported.',
        'Die Öffnung wird in Hundertstelmillimetern gestellt; ein Kontakt mit dem Leiter wird gespürt und gemeldet.',
      ],
    ),
    highlight(
      'straightener',
      ['Straight from the drum', 'Gerade ab Trommel'],
      ['Seven rollers take the memory out of the wire.', 'Sieben Rollen nehmen der Leitung das Gedächtnis.'],
      [
        'The pressure belongs to the article, so that the next order runs straight from its first piece.',
        'Der Druck gehört zum Artikel, damit der nächste Auftrag ab dem ersten Stück gerade läuft.',
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
        'The cut turns around the cable and closes slowly, so that foil stays whole and braid does not fray.',
        'Der Schnitt dreht um das Kabel und schliesst langsam, damit die Folie ganz bleibt und das Geflecht nicht ausfranst.',
      ],
    ),
    highlight(
      'shield',
      ['The end as drawn', 'Das Ende wie gezeichnet'],
      [
        'Enter the drawing of the end, and the steps follow.',
        'Das Ende wie gezeichnet eingeben, die Schritte folgen.',
      ],
      [
        'Lengths and diameters stand on the picture of the cable, where the drawing office puts them too.',
        'Längen und Durchmesser stehen am Bild des Kabels, wo auch die Konstruktion sie hinschreibt.',
      ],
    ),
    screen,
  ],
  'crimp-line': [
    crimp,
    highlight(
      'seal',
      ['Seals in place', 'Tüllen am Platz'],
      ['Presence and position are seen on every end.', 'Sitz und Lage werden an jedem Ende gesehen.'],
      [
        'The seal is spread, slid over the bare end and looked at by a camera before the terminal comes.',
        'Die Tülle wird gespreizt, über das Ende geschoben und von einer Kamera geprüft, bevor der Kontakt kommt.',
      ],
    ),
    film,
    screen,
  ],
  press: [
    crimp,
    highlight(
      'applicator',
      ['Tools that introduce themselves', 'Werkzeuge, die sich vorstellen'],
      [
        'The applicator carries its own number and count.',
        'Das Werkzeug trägt seine Nummer und seinen Zähler.',
      ],
      [
        'A tool past its count, or the wrong one for the order, does not crimp.',
        'Ein Werkzeug über seiner Standmenge oder das falsche zum Auftrag crimpt nicht.',
      ],
    ),
    screen,
  ],
  twist: [
    highlight(
      'twist',
      ['The same pitch to the last turn', 'Gleicher Schlag bis zur letzten Windung'],
      ['Tension is held while the pair gets shorter.', 'Der Zug bleibt, während das Paar kürzer wird.'],
      [
        'A carriage gives way as the pair shortens; over-twist and spring-back are taught once for each article.',
        'Ein Schlitten gibt nach, während sich das Paar verkürzt; Überdrehung und Rückfederung werden je Artikel einmal gelernt.',
      ],
    ),
    highlight(
      'chuck',
      ['Ends that fit the connector', 'Enden, die in den Stecker passen'],
      ['Open ends to the millimetre.', 'Offene Enden auf den Millimeter.'],
      [
        'Grippers hold behind the terminal, so that no crimp is twisted.',
        'Greifer halten hinter dem Kontakt, damit kein Crimp mitdreht.',
      ],
    ),
    screen,
  ],
  harness: [
    highlight(
      'loader',
      ['Pushed, pulled, known', 'Gesteckt, gezogen, gewusst'],
      ['Every terminal is pulled back once it is in.', 'Jeder Kontakt wird nach dem Stecken zurückgezogen.'],
      [
        'Force and travel of both are kept with the wire, until the harness is scrapped.',
        'Kraft und Weg von beidem bleiben bei der Leitung, bis der Kabelsatz verschrottet wird.',
      ],
    ),
    highlight(
      'tape',
      ['Even turns', 'Gleichmässige Wicklung'],
      ['The overlap is a figure, not a habit.', 'Die Überlappung ist eine Zahl, keine Gewohnheit.'],
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
      ['Cut from within, folded back, looked at.', 'Von innen geschnitten, umgelegt, angesehen.'],
      [
        'The braid is widened and cut against a sleeve; a camera counts what stands out.',
        'Das Geflecht wird geweitet und gegen eine Hülse geschnitten; eine Kamera zählt, was absteht.',
      ],
    ),
    highlight(
      'rotary',
      ['Insulation untouched', 'Isolation unverletzt'],
      ['The blade stops in the filler.', 'Das Messer hält in der Füllschicht.'],
      [
        'Depth follows the measured roundness of the cable, not its data sheet.',
        'Die Tiefe folgt der gemessenen Rundheit des Kabels, nicht seinem Datenblatt.',
      ],
    ),
    crimp,
  ],
  tester: [
    highlight(
      'tester',
      ['Says where, not only that', 'Sagt wo, nicht nur dass'],
      [
        'Each fault is shown on the picture of the connector.',
        'Jeder Fehler steht auf dem Bild des Steckers.',
      ],
      [
        'The person who mends sees cavity, wire and the distance to the fault.',
        'Wer repariert, sieht Kammer, Leitung und die Entfernung zum Fehler.',
      ],
    ),
    highlight(
      'monitor',
      ['A report for every harness', 'Ein Bericht zu jedem Kabelsatz'],
      [
        'Signed, numbered, found again in a second.',
        'Unterschrieben, nummeriert, in einer Sekunde wiedergefunden.',
      ],
      [
        'Results go to the file, the database or the label printer; the limits that held are kept with them.',
        'Resultate gehen in die Datei, die Datenbank oder den Etikettendrucker; die gültigen Grenzen bleiben dabei.',
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
        'An encoder at the wire sets the distance of the characters, whatever the machine does.',
        'Ein Geber an der Leitung bestimmt den Abstand der Zeichen, was auch immer die Maschine tut.',
      ],
    ),
    highlight(
      'laser',
      ['Colour from light', 'Farbe aus Licht'],
      [
        'Ultraviolet darkens the pigment and leaves the insulation whole.',
        'Ultraviolett dunkelt das Pigment und lässt die Isolation ganz.',
      ],
      ['Contrast is measured on the running wire.', 'Der Kontrast wird an der laufenden Leitung gemessen.'],
    ),
    screen,
  ],
  feeding: [
    highlight(
      'drum',
      ['No pull on the wire', 'Kein Zug an der Leitung'],
      ['The drum turns before the machine asks.', 'Die Trommel dreht, bevor die Maschine zieht.'],
      [
        'The dancer tells how much is in reserve; knots and the end of the wire stop both machines.',
        'Der Tänzer sagt, wie viel in Reserve ist; Knoten und Leitungsende halten beide Maschinen an.',
      ],
    ),
    highlight(
      'coil',
      ['Order at the end', 'Ordnung am Schluss'],
      ['Long pieces leave in coils, not in tangles.', 'Lange Stücke gehen in Ringen, nicht in Knäueln.'],
      ['Each coil carries the label of its order.', 'Jeder Ring trägt das Etikett seines Auftrags.'],
    ),
    screen,
  ],
  tool: [
    highlight(
      'applicator',
      ['Known to the machine', 'Der Maschine bekannt'],
      ['A chip holds number, terminal and count.', 'Ein Chip hält Nummer, Kontakt und Zähler.'],
      ['The press reads it before the first stroke.', 'Die Presse liest ihn vor dem ersten Hub.'],
    ),
    crimp,
    ground,
  ],
  blades: [
    ground,
    highlight(
      'blade',
      ['Coated for what sticks', 'Beschichtet gegen das, was klebt'],
      ['PTFE and silicone leave the edge by themselves.', 'PTFE und Silikon lösen sich von selbst.'],
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
      ['Springback is measured, then bent away.', 'Die Rückfederung wird gemessen und weggebogen.'],
      [
        'A test bend from each batch shifts all angles of the program.',
        'Eine Probebiegung je Charge verschiebt alle Winkel des Programms.',
      ],
    ),
    screen,
  ],
  micrograph: [
    highlight(
      'press',
      ['Cut without smearing', 'Getrennt, ohne zu verschmieren'],
      [
        'A thin disc, cooled, in the middle of the crimp.',
        'Eine dünne Scheibe, gekühlt, in der Mitte des Crimps.',
      ],
      [
        'Polishing and etching follow in the same clamp, so that the section stays flat.',
        'Polieren und Ätzen folgen in derselben Spannung, damit der Schliff plan bleibt.',
      ],
    ),
    highlight(
      'monitor',
      ['Height and width at a glance', 'Höhe und Breite auf einen Blick'],
      ['The edge of the barrel is found by itself.', 'Der Rand der Hülse wird von selbst gefunden.'],
      [
        'Height, width, burr and strands are filed with the picture of the section.',
        'Höhe, Breite, Grat und Drähte werden mit dem Bild des Schliffs abgelegt.',
      ],
    ),
    screen,
  ],
  software: [
    highlight(
      'monitor',
      ['The hall on one screen', 'Die Halle auf einem Bildschirm'],
      [
        'Which machine works, waits or needs someone.',
        'Welche Maschine arbeitet, wartet oder jemanden braucht.',
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
        'Wear is replaced at the visit, not at the fault.',
        'Verschleiss wird beim Besuch ersetzt, nicht beim Ausfall.',
      ],
      [
        'What was found is written down, with what it will need next.',
        'Der Befund wird aufgeschrieben, mit dem, was als Nächstes nötig ist.',
      ],
    ),
    highlight(
      'tester',
      ['Measured, not judged', 'Gemessen, nicht geschätzt'],
      [
        'Lengths, forces and speeds with a certificate.',
        'Längen, Kräfte und Geschwindigkeiten mit Zertifikat.',
      ],
      [
        'The figures of each visit stand beside those of the last.',
        'Die Werte jedes Besuchs stehen neben denen des letzten.',
      ],
    ),
    screen,
  ],
};
