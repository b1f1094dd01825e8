import { article, type ArticleSource } from './article';

export const wireArticles: readonly ArticleSource[] = [
  article(
    'cutStrip',
    'howTo',
    15,
    ['Change the blades', 'Messer wechseln'],
    [
      [
        'Move the blade carrier to the service position and wait until the drive is still.',
        'Den Messerträger in die Serviceposition fahren und warten, bis der Antrieb steht.',
      ],
      [
        'Open the cover and loosen the two clamping screws with the 3 mm key.',
        'Die Haube öffnen und die zwei Klemmschrauben mit dem 3-mm-Schlüssel lösen.',
      ],
      [
        'Take out both blades with the magnetic holder; never with the fingers.',
        'Beide Messer mit dem Magnethalter entnehmen, nie mit den Fingern.',
      ],
      [
        'Clean the seats with a dry brush: a chip below the blade shifts the cut.',
        'Die Sitze mit einem trockenen Pinsel reinigen: ein Span unter dem Messer verschiebt den Schnitt.',
      ],
      [
        'Insert the new pair, press it against the stop and tighten to 2.5 Nm.',
        'Das neue Paar einsetzen, gegen den Anschlag drücken und mit 2,5 Nm anziehen.',
      ],
      [
        'Close the cover, run the blade reference and cut five pieces.',
        'Die Haube schliessen, die Messerreferenz fahren und fünf Stück schneiden.',
      ],
    ],
  ),
  article(
    'cutStrip',
    'faultFinding',
    25,
    ['Lengths differ from piece to piece', 'Längen schwanken von Stück zu Stück'],
    [
      [
        'Cut ten pieces of 1 000 mm and write down shortest and longest.',
        'Zehn Stück zu 1 000 mm schneiden und kürzestes und längstes notieren.',
      ],
      [
        'Check that the wire leaves the drum without a jerk; slow the prefeeder down if it does not.',
        'Prüfen, ob die Leitung ruckfrei von der Trommel läuft; sonst das Zuführgerät verlangsamen.',
      ],
      [
        'Look at the feed belts: shining belts slip and are replaced in pairs.',
        'Die Transportriemen ansehen: glänzende Riemen rutschen und werden paarweise ersetzt.',
      ],
      [
        'Set the pressure of the belts to the value of the article.',
        'Den Anpressdruck der Riemen auf den Wert des Artikels stellen.',
      ],
      [
        'Clean the wheel of the encoder with alcohol and let it dry.',
        'Das Rad des Drehgebers mit Alkohol reinigen und trocknen lassen.',
      ],
      [
        'Repeat the ten pieces. If the spread is still above 0.2 %, open a ticket with both lists.',
        'Die zehn Stück wiederholen. Bleibt die Streuung über 0,2 %, ein Ticket mit beiden Listen eröffnen.',
      ],
    ],
  ),
  article(
    'cutStrip',
    'maintenance',
    20,
    ['Weekly cleaning of the wire path', 'Wöchentliche Reinigung des Leitungswegs'],
    [
      [
        'Switch off the machine and lock the air supply.',
        'Die Maschine ausschalten und die Druckluft absperren.',
      ],
      [
        'Remove insulation dust from straightener, belts and guide with the vacuum cleaner.',
        'Isolationsstaub an Richtwerk, Riemen und Führung mit dem Sauger entfernen.',
      ],
      [
        'Wipe the rollers with alcohol; talc from the wire makes them slip.',
        'Die Rollen mit Alkohol abwischen; Talk der Leitung lässt sie rutschen.',
      ],
      [
        'Check guide tube and nozzle for grooves and replace them when one can be felt.',
        'Führungsrohr und Düse auf Rillen prüfen und ersetzen, sobald eine zu spüren ist.',
      ],
      [
        'Empty the container of the stripped pieces and close the covers.',
        'Den Behälter der Abzüge leeren und die Hauben schliessen.',
      ],
    ],
  ),
  article(
    'cableStrip',
    'howTo',
    20,
    ['Teach a cable with several layers', 'Ein Kabel mit mehreren Schichten einlernen'],
    [
      [
        'Measure the outer diameter at three places, turned by 60 degrees each.',
        'Den Aussendurchmesser an drei Stellen messen, je um 60 Grad gedreht.',
      ],
      [
        'Create the article and draw jacket, braid, foil and dielectric from the outside in.',
        'Den Artikel anlegen und Mantel, Geflecht, Folie und Dielektrikum von aussen nach innen zeichnen.',
      ],
      [
        'Enter a cutting depth that leaves 0.05 mm of each layer.',
        'Eine Schnitttiefe eingeben, die von jeder Schicht 0,05 mm stehen lässt.',
      ],
      [
        'Strip one end in single steps and look at every layer under the magnifier.',
        'Ein Ende im Einzelschritt abisolieren und jede Schicht unter der Lupe ansehen.',
      ],
      [
        'Correct by 0.01 mm at a time until nothing below is marked.',
        'In Schritten von 0,01 mm korrigieren, bis darunter nichts markiert ist.',
      ],
      ['Strip ten ends and release the article.', 'Zehn Enden abisolieren und den Artikel freigeben.'],
    ],
  ),
  article(
    'cableStrip',
    'faultFinding',
    15,
    ['The braid frays', 'Das Geflecht franst aus'],
    [
      [
        'Check the age of the rotary blades in the list of wear parts.',
        'Das Alter der Rotationsmesser in der Liste der Verschleissteile prüfen.',
      ],
      [
        'Lower the closing speed by a third and strip one end.',
        'Die Schliessgeschwindigkeit um einen Drittel senken und ein Ende abisolieren.',
      ],
      [
        'If strands still stand out, increase the turns at depth from two to four.',
        'Stehen noch Litzen ab, die Umdrehungen auf Tiefe von zwei auf vier erhöhen.',
      ],
      [
        'Check that the clamping jaws hold the cable without turning it.',
        'Prüfen, ob die Klemmbacken das Kabel halten, ohne es zu drehen.',
      ],
    ],
  ),
  article(
    'marking',
    'howTo',
    10,
    ['Set the distance of the marks', 'Abstand der Markierungen einstellen'],
    [
      [
        'Choose the article and open the page “Mark”.',
        'Den Artikel wählen und die Seite «Markierung» öffnen.',
      ],
      [
        'Enter first distance, repetition and the distance from the second end.',
        'Ersten Abstand, Wiederholung und Abstand vom zweiten Ende eingeben.',
      ],
      [
        'Run one piece slowly and measure from the cut to the first character.',
        'Ein Stück langsam fahren und vom Schnitt bis zum ersten Zeichen messen.',
      ],
      [
        'Enter the difference as offset; it holds for every article of this wire.',
        'Die Differenz als Versatz eingeben; er gilt für jeden Artikel dieser Leitung.',
      ],
    ],
  ),
  article(
    'marking',
    'maintenance',
    15,
    ['Clean the print head', 'Druckkopf reinigen'],
    [
      [
        'Put on gloves and start “Service, print head”.',
        'Handschuhe anziehen und «Service, Druckkopf» starten.',
      ],
      ['Wait until the head has moved over the tray.', 'Warten, bis der Kopf über der Wanne steht.'],
      [
        'Rinse with the cleaning fluid of the same ink; others swell the seals.',
        'Mit dem Reiniger der gleichen Tinte spülen; andere lassen Dichtungen quellen.',
      ],
      [
        'Dry with lint-free cloth from the middle outwards.',
        'Mit fusselfreiem Tuch von der Mitte nach aussen trocknen.',
      ],
      [
        'Print the test line and compare it with the card in the cover.',
        'Die Testzeile drucken und mit der Karte in der Haube vergleichen.',
      ],
    ],
  ),
  article(
    'handling',
    'faultFinding',
    15,
    ['The dancer reports its end position', 'Der Tänzer meldet Endlage'],
    [
      [
        'Look for a knot or a crossed turn on the drum.',
        'Auf der Trommel nach Knoten oder gekreuzten Windungen suchen.',
      ],
      [
        'Check that the wire runs over every roller of the dancer.',
        'Prüfen, ob die Leitung über jede Rolle des Tänzers läuft.',
      ],
      [
        'Set the dancer’s weight to the cross-section of the wire.',
        'Das Gewicht des Tänzers auf den Querschnitt der Leitung stellen.',
      ],
      [
        'Reduce the acceleration of the machine by a quarter and try again.',
        'Die Beschleunigung der Maschine um einen Viertel senken und erneut versuchen.',
      ],
    ],
  ),
  article(
    'handling',
    'maintenance',
    20,
    ['Half-yearly care of the brake', 'Halbjährliche Pflege der Bremse'],
    [
      ['Take off the drum and switch off the drive.', 'Die Trommel abnehmen und den Antrieb ausschalten.'],
      [
        'Blow out the brake and check the lining: below 2 mm it is replaced.',
        'Die Bremse ausblasen und den Belag prüfen: unter 2 mm wird er ersetzt.',
      ],
      [
        'Grease the shaft with 5 g of NLGI 2, and wipe off the rest.',
        'Die Welle mit 5 g NLGI 2 schmieren und den Rest abwischen.',
      ],
      [
        'Put on the drum and measure the time to standstill; it may not exceed 1.5 s.',
        'Die Trommel aufsetzen und die Zeit bis zum Stillstand messen; höchstens 1,5 s.',
      ],
    ],
  ),
];
