import { article, type ArticleSource } from './article';

export const crimpArticles: readonly ArticleSource[] = [
  article(
    'crimpLine',
    'howTo',
    12,
    ['Change an applicator', 'Ein Werkzeug wechseln'],
    [
      [
        'Let the running order finish and open the press cover.',
        'Den laufenden Auftrag beenden lassen und die Haube der Presse öffnen.',
      ],
      [
        'Cut the terminal strip behind the feed and remove the rest forwards.',
        'Das Kontaktband hinter dem Vorschub abschneiden und den Rest nach vorn entnehmen.',
      ],
      [
        'Release the clamp, pull the applicator and put it into its box.',
        'Die Klemmung lösen, das Werkzeug ziehen und in seine Box legen.',
      ],
      [
        'Clean the base plate, insert the new applicator up to the stop and clamp.',
        'Die Grundplatte reinigen, das neue Werkzeug bis zum Anschlag einsetzen und klemmen.',
      ],
      [
        'Thread the strip until the first terminal lies over the anvil.',
        'Das Band einfädeln, bis der erste Kontakt über dem Amboss liegt.',
      ],
      [
        'Turn the press once by hand and only then by the drive.',
        'Die Presse einmal von Hand und erst dann mit dem Antrieb drehen.',
      ],
      [
        'Crimp three pieces, measure the crimp height and release the order.',
        'Drei Stück crimpen, die Crimphöhe messen und den Auftrag freigeben.',
      ],
    ],
  ),
  article(
    'crimpLine',
    'faultFinding',
    30,
    ['Crimp force drifts during a shift', 'Crimpkraft wandert während der Schicht'],
    [
      [
        'Print the force trend of the shift: a slope is wear or warmth, a step is the strip or the wire.',
        'Den Kraftverlauf der Schicht drucken: eine Steigung ist Verschleiss oder Wärme, ein Sprung ist Band oder Leitung.',
      ],
      [
        'Measure five crimp heights. If they are within tolerance, teach the monitor again.',
        'Fünf Crimphöhen messen. Liegen sie in der Toleranz, die Überwachung neu lernen.',
      ],
      [
        'Look at punch and anvil under the magnifier; replace both when an edge is rounded.',
        'Stempel und Amboss unter der Lupe ansehen; beide ersetzen, wenn eine Kante gerundet ist.',
      ],
      [
        'Check the play of the ram: more than 0.02 mm needs a service visit.',
        'Das Spiel des Stössels prüfen: mehr als 0,02 mm braucht einen Servicebesuch.',
      ],
      [
        'Run the sensor check with the calibrated load.',
        'Die Sensorprüfung mit der kalibrierten Last durchführen.',
      ],
      [
        'Enter the result in the machine’s log, with the batch of the terminals.',
        'Das Ergebnis mit der Charge der Kontakte ins Logbuch der Maschine eintragen.',
      ],
    ],
  ),
  article(
    'crimpLine',
    'maintenance',
    45,
    ['Monthly maintenance of both sides', 'Monatliche Wartung beider Seiten'],
    [
      [
        'Drive both sides to the service position and lock the main switch.',
        'Beide Seiten in die Serviceposition fahren und den Hauptschalter abschliessen.',
      ],
      [
        'Clean swivel arm, grippers and seal stations with a brush.',
        'Schwenkarm, Greifer und Tüllenstationen mit dem Pinsel reinigen.',
      ],
      [
        'Check the gripper jaws: rubber that shines is replaced.',
        'Die Greiferbacken prüfen: glänzender Gummi wird ersetzt.',
      ],
      [
        'Lubricate guides and ram with the kit of the machine, one stroke each.',
        'Führungen und Stössel mit dem Schmierset der Maschine schmieren, je ein Hub.',
      ],
      [
        'Drain the water of the air filter and note the pressure.',
        'Das Wasser des Luftfilters ablassen und den Druck notieren.',
      ],
      [
        'Unlock, reference both sides and run a test order of twenty pieces.',
        'Aufschliessen, beide Seiten referenzieren und einen Testauftrag von zwanzig Stück fahren.',
      ],
    ],
  ),
  article(
    'crimpPress',
    'howTo',
    8,
    ['Set the crimp height', 'Crimphöhe einstellen'],
    [
      [
        'Read the nominal height from the data sheet of the terminal.',
        'Die Sollhöhe aus dem Datenblatt des Kontakts lesen.',
      ],
      [
        'Crimp three pieces and measure each in the middle of the barrel.',
        'Drei Stück crimpen und jedes in der Mitte der Hülse messen.',
      ],
      [
        'Correct by the mean difference; one click of the dial is 0.01 mm.',
        'Um die mittlere Abweichung korrigieren; ein Klick am Rad ist 0,01 mm.',
      ],
      [
        'Crimp and measure again, then pull one piece in the tensile tester.',
        'Erneut crimpen und messen, dann ein Stück im Zugprüfgerät ziehen.',
      ],
      ['Write height and force on the order.', 'Höhe und Kraft auf dem Auftrag notieren.'],
    ],
  ),
  article(
    'crimpPress',
    'faultFinding',
    10,
    ['The press does not start', 'Die Presse startet nicht'],
    [
      [
        'Look at the lamp of the guard: it must be green.',
        'Die Lampe der Schutzhaube ansehen: sie muss grün sein.',
      ],
      [
        'Press the emergency stop and release it again, then acknowledge.',
        'Den Not-Halt drücken und wieder lösen, dann quittieren.',
      ],
      [
        'Try the second pedal socket; a broken pedal cable is the usual cause.',
        'Die zweite Pedalbuchse versuchen; ein gebrochenes Pedalkabel ist die übliche Ursache.',
      ],
      [
        'Check the fuse F2 behind the rear cover with the mains disconnected.',
        'Bei getrenntem Netz die Sicherung F2 hinter der Rückwand prüfen.',
      ],
    ],
  ),
  article(
    'twisting',
    'howTo',
    15,
    ['Teach over-twist and spring-back', 'Überdrehung und Rückfederung einlernen'],
    [
      [
        'Choose the pair and start “Teach” with a piece of 2 m.',
        'Das Paar wählen und «Lernen» mit einem Stück von 2 m starten.',
      ],
      [
        'Enter the wanted lay length and the allowed pull.',
        'Gewünschte Schlaglänge und erlaubten Zug eingeben.',
      ],
      [
        'Let the machine twist and relax the piece three times.',
        'Die Maschine das Stück dreimal verdrillen und entspannen lassen.',
      ],
      [
        'Count the turns over 500 mm and enter the figure.',
        'Die Windungen auf 500 mm zählen und die Zahl eingeben.',
      ],
      [
        'Save it to the article; it holds for this wire of this supplier only.',
        'Beim Artikel speichern; es gilt nur für diese Leitung dieses Lieferanten.',
      ],
    ],
  ),
  article(
    'twisting',
    'faultFinding',
    20,
    ['The open ends have different lengths', 'Offene Enden sind ungleich lang'],
    [
      [
        'Check that both wires of the pair come from the cutting side with the same length.',
        'Prüfen, ob beide Leitungen des Paars gleich lang aus der Schneidseite kommen.',
      ],
      [
        'Clean the twisting jaws and look for grooves.',
        'Die Verdrillbacken reinigen und auf Rillen ansehen.',
      ],
      [
        'Compare the clamping pressure of left and right; the difference may be 0.2 bar.',
        'Den Klemmdruck links und rechts vergleichen; erlaubt sind 0,2 bar Unterschied.',
      ],
      [
        'Reference the carriage and twist five pairs.',
        'Den Schlitten referenzieren und fünf Paare verdrillen.',
      ],
    ],
  ),
];
