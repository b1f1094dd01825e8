import type { MachineType } from '../../database/serviceTypes';

export type Note = readonly [en: string, de: string];

/** What every line of software may say. */
export const commonNotes: readonly Note[] = [
  ['The start takes 20 seconds less.', 'Der Start dauert 20 Sekunden weniger.'],
  ['Articles can be searched by their last change.', 'Artikel lassen sich nach der letzten Änderung suchen.'],
  [
    'A backup to a USB stick checks itself after writing.',
    'Eine Sicherung auf einen USB-Stick prüft sich nach dem Schreiben selbst.',
  ],
  [
    'The list of messages keeps 5 000 lines instead of 1 000.',
    'Die Meldungsliste behält 5 000 statt 1 000 Zeilen.',
  ],
  ['User levels can be taken from the network.', 'Benutzerstufen können aus dem Netz übernommen werden.'],
  [
    'Fixed: the counter of the shift was one too high after a power failure.',
    'Behoben: Der Schichtzähler stand nach einem Stromausfall um eins zu hoch.',
  ],
  [
    'Fixed: the screen stayed dark after the energy-saving mode.',
    'Behoben: Der Bildschirm blieb nach dem Energiesparmodus dunkel.',
  ],
  [
    'Fixed: articles with a comma in their name could not be exported.',
    'Behoben: Artikel mit Komma im Namen liessen sich nicht exportieren.',
  ],
  ['The clock follows the network’s time server.', 'Die Uhr folgt dem Zeitserver des Netzes.'],
  [
    'Wear parts are announced 10 % before their interval ends.',
    'Verschleissteile werden 10 % vor Ablauf ihres Intervalls angekündigt.',
  ],
];

/** What only the software of one kind of machine says. */
export const notesByType: Readonly<Record<MachineType, readonly Note[]>> = {
  cutStrip: [
    [
      'Incision detection tells blade side and depth.',
      'Die Leiterberührung wird mit Messerseite und Tiefe gemeldet.',
    ],
    [
      'Slip of the wire is corrected within the first three pieces.',
      'Der Schlupf der Leitung wird innert drei Stück korrigiert.',
    ],
    [
      'Fixed: partial strips shorter than 2 mm were pulled off.',
      'Behoben: Teilabzüge unter 2 mm wurden ganz abgezogen.',
    ],
  ],
  cableStrip: [
    ['Up to nine layers can be drawn for each end.', 'Je Ende lassen sich bis zu neun Schichten zeichnen.'],
    [
      'The diameter is measured on clamping and compared with the article.',
      'Der Durchmesser wird beim Klemmen gemessen und mit dem Artikel verglichen.',
    ],
    [
      'Fixed: the rotary head turned on after the cover was opened.',
      'Behoben: Der Rotationskopf lief nach dem Öffnen der Haube nach.',
    ],
  ],
  crimpLine: [
    [
      'The crimp force monitor teaches from five pieces instead of ten.',
      'Die Crimpkraftüberwachung lernt aus fünf statt zehn Stück.',
    ],
    [
      'Both sides can be set up while the last order is still running.',
      'Beide Seiten lassen sich rüsten, während der letzte Auftrag noch läuft.',
    ],
    [
      'Seal position tolerances can be set for each article.',
      'Die Toleranz der Tüllenlage lässt sich je Artikel einstellen.',
    ],
    [
      'Fixed: after a change of applicator the old count was kept.',
      'Behoben: Nach einem Werkzeugwechsel blieb der alte Zählerstand stehen.',
    ],
  ],
  crimpPress: [
    ['Crimp height is set in steps of 0.01 mm.', 'Die Crimphöhe wird in Schritten von 0,01 mm eingestellt.'],
    [
      'The force curve of the last 50 strokes is shown.',
      'Die Kraftkurven der letzten 50 Hübe werden angezeigt.',
    ],
    [
      'Fixed: a short press of the pedal could start two strokes.',
      'Behoben: Ein kurzer Druck aufs Pedal konnte zwei Hübe auslösen.',
    ],
  ],
  twisting: [
    ['Spring-back is taught from one sample pair.', 'Die Rückfederung wird an einem Musterpaar gelernt.'],
    ['The pull on the pair is logged with each piece.', 'Der Zug am Paar wird zu jedem Stück aufgezeichnet.'],
    [
      'Fixed: open ends differed by 1 mm after a restart.',
      'Behoben: Offene Enden wichen nach einem Neustart um 1 mm ab.',
    ],
  ],
  harness: [
    ['The insertion force is shown for each cavity.', 'Die Steckkraft wird je Kammer angezeigt.'],
    ['The order of loading avoids crossing wires.', 'Die Bestückreihenfolge vermeidet gekreuzte Leitungen.'],
    [
      'Fixed: the remaining length of the tape was lost on switching off.',
      'Behoben: Die Restlänge des Bands ging beim Ausschalten verloren.',
    ],
  ],
  highVoltage: [
    [
      'Loose strands are counted by camera after the braid is folded.',
      'Abstehende Litzen werden nach dem Umlegen des Geflechts per Kamera gezählt.',
    ],
    [
      'The roundness of the cable is measured at three places.',
      'Die Rundheit des Kabels wird an drei Stellen gemessen.',
    ],
    [
      'Fixed: pictures of rejected ends were saved without time.',
      'Behoben: Bilder verworfener Enden wurden ohne Uhrzeit gespeichert.',
    ],
  ],
  testing: [
    [
      'Resistance limits can depend on the length of the wire.',
      'Widerstandsgrenzen können von der Leitungslänge abhängen.',
    ],
    ['Test reports can be written as PDF/A.', 'Prüfberichte lassen sich als PDF/A schreiben.'],
    [
      'Fixed: adapters with more than 512 points were numbered twice.',
      'Behoben: Adapter mit mehr als 512 Punkten wurden doppelt nummeriert.',
    ],
  ],
  marking: [
    [
      'Two-line marks can be mirrored on the second end.',
      'Zweizeilige Markierungen lassen sich am zweiten Ende spiegeln.',
    ],
    [
      'Contrast is measured and kept with the order.',
      'Der Kontrast wird gemessen und beim Auftrag abgelegt.',
    ],
    [
      'Fixed: the cleaning cycle ran twice after the weekend.',
      'Behoben: Der Reinigungszyklus lief nach dem Wochenende zweimal.',
    ],
  ],
  handling: [],
};

export const lumeraNotes: readonly Note[] = [
  [
    'Orders are spread over the machines by tool and wire.',
    'Aufträge werden nach Werkzeug und Leitung auf die Maschinen verteilt.',
  ],
  [
    'The hall’s plan shows which machine waits for wire.',
    'Der Hallenplan zeigt, welche Maschine auf Leitung wartet.',
  ],
  [
    'Orders are imported from CSV, XML and JSON files.',
    'Aufträge werden aus CSV-, XML- und JSON-Dateien importiert.',
  ],
  [
    'Machines of other makers are connected through OPC UA.',
    'Maschinen anderer Hersteller werden über OPC UA verbunden.',
  ],
  [
    'Fixed: an order moved by hand went back after the next planning.',
    'Behoben: Ein von Hand verschobener Auftrag ging bei der nächsten Planung zurück.',
  ],
  [
    'Fixed: summer time shifted the shifts of the first day by an hour.',
    'Behoben: Die Sommerzeit verschob die Schichten des ersten Tags um eine Stunde.',
  ],
];
