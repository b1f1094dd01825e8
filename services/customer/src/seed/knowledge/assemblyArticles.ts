import { article, type ArticleSource } from './article';

export const assemblyArticles: readonly ArticleSource[] = [
  article(
    'harness',
    'howTo',
    25,
    ['Teach a new housing', 'Ein neues Gehäuse einlernen'],
    [
      [
        'Load the drawing of the housing and check the number of cavities.',
        'Die Zeichnung des Gehäuses laden und die Zahl der Kammern prüfen.',
      ],
      [
        'Clamp the housing in the pallet and start the camera reference.',
        'Das Gehäuse in der Palette spannen und die Kamerareferenz starten.',
      ],
      [
        'Confirm the first and the last cavity on the picture.',
        'Erste und letzte Kammer im Bild bestätigen.',
      ],
      [
        'Insert one terminal per row in slow motion and watch the force.',
        'Je Reihe einen Kontakt langsam stecken und die Kraft beobachten.',
      ],
      [
        'Set the limits of push and pull from the data sheet of the terminal.',
        'Die Grenzen für Stecken und Ziehen aus dem Datenblatt des Kontakts setzen.',
      ],
      ['Load three housings and release the article.', 'Drei Gehäuse bestücken und den Artikel freigeben.'],
    ],
  ),
  article(
    'harness',
    'faultFinding',
    10,
    ['The tape tears', 'Das Band reisst'],
    [
      [
        'Check the tape: rolls older than a year or stored warm tear.',
        'Das Band prüfen: Rollen über einem Jahr oder aus warmem Lager reissen.',
      ],
      [
        'Clean the tape knife with the solvent of the kit.',
        'Das Bandmesser mit dem Lösemittel aus dem Set reinigen.',
      ],
      ['Lower the brake of the tape roll by one notch.', 'Die Bremse der Bandrolle um eine Raste senken.'],
      [
        'Wrap one metre at half speed and then at full speed.',
        'Einen Meter mit halbem und dann mit vollem Tempo wickeln.',
      ],
    ],
  ),
  article(
    'highVoltage',
    'howTo',
    20,
    ['Set up a shielded cable', 'Eine geschirmte Leitung rüsten'],
    [
      [
        'Choose the cable by its number and confirm diameter and cross-section.',
        'Die Leitung über ihre Nummer wählen und Durchmesser und Querschnitt bestätigen.',
      ],
      [
        'Fit jaws and support sleeve of the size that the screen shows.',
        'Backen und Stützhülse in der angezeigten Grösse einsetzen.',
      ],
      [
        'Process one end in single steps and compare it with the picture.',
        'Ein Ende im Einzelschritt bearbeiten und mit dem Bild vergleichen.',
      ],
      [
        'Set the tolerance of the camera for loose strands to zero and teach the background.',
        'Die Toleranz der Kamera für lose Litzen auf null setzen und den Hintergrund lernen.',
      ],
      [
        'Process five ends without a reject, then release.',
        'Fünf Enden ohne Ausschuss bearbeiten, dann freigeben.',
      ],
    ],
  ),
  article(
    'highVoltage',
    'maintenance',
    35,
    ['Quarterly check of the shield cutter', 'Vierteljährliche Prüfung des Schirmmessers'],
    [
      [
        'Disconnect the mains and discharge the drive for five minutes.',
        'Das Netz trennen und den Antrieb fünf Minuten entladen.',
      ],
      [
        'Remove the cutter and measure the edge: below 0.4 mm it is replaced.',
        'Das Messer ausbauen und die Schneide messen: unter 0,4 mm wird es ersetzt.',
      ],
      ['Vacuum copper dust from the head; it conducts.', 'Kupferstaub aus dem Kopf saugen; er leitet.'],
      ['Refit with 4 Nm and turn the head by hand.', 'Mit 4 Nm einbauen und den Kopf von Hand drehen.'],
      [
        'Run the insulation test of the machine and file the report.',
        'Die Isolationsprüfung der Maschine fahren und den Bericht ablegen.',
      ],
    ],
  ),
  article(
    'testing',
    'howTo',
    15,
    ['Learn a harness from a good sample', 'Kabelbaum vom Gutmuster lernen'],
    [
      [
        'Plug the sample into all adapters and check that the locks have closed.',
        'Das Muster in alle Adapter stecken und die Verriegelungen prüfen.',
      ],
      [
        'Start “Learn” and name the points where the drawing asks for it.',
        '«Lernen» starten und die Punkte benennen, wo die Zeichnung es verlangt.',
      ],
      [
        'Compare the learned list with the wire list; differences are marked.',
        'Die gelernte Liste mit der Leitungsliste vergleichen; Abweichungen sind markiert.',
      ],
      [
        'Set limits for resistance and insulation and save as a draft.',
        'Grenzen für Widerstand und Isolation setzen und als Entwurf speichern.',
      ],
      ['Let a second person release the program.', 'Das Programm von einer zweiten Person freigeben lassen.'],
    ],
  ),
  article(
    'testing',
    'faultFinding',
    15,
    ['Open circuits that come and go', 'Unterbrüche, die kommen und gehen'],
    [
      [
        'Note the points of the last ten faults; the same ones lead to the adapter.',
        'Die Punkte der letzten zehn Fehler notieren; gleiche führen zum Adapter.',
      ],
      [
        'Look at the probes of these points: bent or burnt ones are replaced in the row.',
        'Die Prüfstifte dieser Punkte ansehen: verbogene oder verbrannte werden in der Reihe ersetzt.',
      ],
      [
        'Measure the resistance of the adapter with the shorting plug.',
        'Den Widerstand des Adapters mit dem Kurzschlussstecker messen.',
      ],
      [
        'Tighten the plug of the measuring module and run the self-test.',
        'Den Stecker des Messmoduls festziehen und den Selbsttest fahren.',
      ],
      ['Test a good sample twenty times without a fault.', 'Ein Gutmuster zwanzigmal ohne Fehler prüfen.'],
    ],
  ),
  article(
    'testing',
    'maintenance',
    30,
    ['Yearly check before the calibration', 'Jährliche Prüfung vor der Kalibrierung'],
    [
      [
        'Run the self-test of all modules and print the list.',
        'Den Selbsttest aller Module fahren und die Liste drucken.',
      ],
      [
        'Clean the contacts of the front panel with the pen of the kit.',
        'Die Kontakte der Front mit dem Stift aus dem Set reinigen.',
      ],
      [
        'Check fans and filter mats; replace grey mats.',
        'Lüfter und Filtermatten prüfen; graue Matten ersetzen.',
      ],
      ['Back up programs and limits to two places.', 'Programme und Grenzen an zwei Orte sichern.'],
    ],
  ),
];
