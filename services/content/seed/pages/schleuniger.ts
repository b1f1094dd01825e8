import type { SeedPage } from '../types';
import { download, same, t, to } from './copy';

export const schleunigerProducts: SeedPage = {
  site: 'schleuniger',
  slug: 'products',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Machines', 'Maschinen'),
  description: t(
    'Nodo bench-top machines, Gyra rotary strippers and Linea cut-and-strip machines: which one suits which cable and which lot size.',
    'Tischgeräte Nodo, Rotativstripper Gyra und Schneid-Abisolier-Maschinen Linea: welche zu welchem Kabel und Los passt.',
  ),
  shareImage: 'machine-bench',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Machines', 'Maschinen'),
      title: t('From one cable to ten thousand', 'Von einem Kabel bis zehntausend'),
      text: t(
        'Choose by the cable first and by the quantity second.',
        'Wählen Sie zuerst nach dem Kabel, dann nach der Menge.',
      ),
      image: 'machine-bench',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Compared', 'Im Vergleich'),
      caption: t(
        'Schleuniger machines by range and output',
        'Maschinen von Schleuniger nach Bereich und Leistung',
      ),
      columns: [same('Nodo 8'), same('Nodo 20'), same('Gyra 30'), same('Gyra 120')],
      rows: [
        {
          label: t('Task', 'Aufgabe'),
          values: [
            t('strip', 'abisolieren'),
            t('strip and crimp', 'abisolieren, crimpen'),
            t('rotary strip', 'rotativ strippen'),
            t('rotary strip', 'rotativ strippen'),
          ],
        },
        {
          label: t('Range', 'Bereich'),
          values: [
            t('0.03–8 mm²', '0,03–8 mm²'),
            t('0.05–6 mm²', '0,05–6 mm²'),
            t('Ø 0.3–8 mm', 'Ø 0,3–8 mm'),
            same('Ø 4–35 mm'),
          ],
        },
        {
          label: t('Cycle', 'Zyklus'),
          unit: same('s'),
          values: [t('0.4', '0,4'), t('0.9', '0,9'), t('3.5', '3,5'), same('6')],
        },
        { label: t('Steps per end', 'Stufen je Ende'), values: [same('2'), same('1'), same('9'), same('9')] },
        {
          label: t('Weight', 'Gewicht'),
          unit: same('kg'),
          values: [same('14'), same('92'), same('28'), same('64')],
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Nodo 20'),
      title: t('A crimping press for one pair of hands', 'Eine Crimppresse für ein Paar Hände'),
      content: t(
        'Insert the wire, take it out crimped: stripping and a 20 kN press in 0.9 s. Force monitoring is the same as on a Cira, teaching takes **six crimps**, and the display says why a piece was rejected.',
        'Leitung einlegen, gecrimpt entnehmen: Abisolieren und eine Presse mit 20 kN in 0,9 s. Die Kraftüberwachung ist dieselbe wie auf einer Cira, eingelernt wird mit **sechs Crimps**, und die Anzeige nennt den Grund, wenn ein Teil ausscheidet.',
      ),
      image: 'machine-crimp',
      mediaPosition: 'start',
    },
    {
      blockType: 'lightboxGallery',
      title: t('The range', 'Das Programm'),
      images: [
        { image: 'machine-bench', caption: same('Nodo 8') },
        { image: 'schleuniger-rotary', caption: same('Gyra 30') },
        { image: 'machine-strip', caption: same('Linea 4') },
        {
          image: 'applicator',
          caption: t('Punto applicator, fits Nodo and Cira', 'Applikator Punto, passt auf Nodo und Cira'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'dark',
      title: t('Borrow one for a week', 'Eine Woche zur Probe'),
      text: t(
        'Bench-top machines travel by parcel. Try one on your cables before you decide.',
        'Tischgeräte reisen im Paket. Testen Sie eines an Ihren Kabeln, bevor Sie entscheiden.',
      ),
      links: [
        to('schleuniger:contact', t('Reserve a machine', 'Gerät reservieren')),
        download('line-overview', t('Overview (PDF)', 'Übersicht (PDF)')),
      ],
    },
  ],
};

export const schleunigerApplications: SeedPage = {
  site: 'schleuniger',
  slug: 'applications',
  languages: ['en', 'de'],
  title: t('Applications', 'Anwendungen'),
  description: t(
    'Coaxial, medical, aerospace and data cables: what makes them hard to strip and which blade, depth and speed solve it.',
    'Koaxial-, Medizin-, Luftfahrt- und Datenkabel: was das Abisolieren schwierig macht und welche Messer, Tiefe und Drehzahl helfen.',
  ),
  shareImage: 'wire-section',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Applications', 'Anwendungen'),
      title: t('Start from the cable', 'Vom Kabel her gedacht'),
      text: t(
        'Our application laboratory has a record of 26,000 cables. Yours may be among them.',
        'Unser Anwendungslabor führt 26 000 Kabel. Ihres ist vielleicht dabei.',
      ),
      image: 'wire-section',
    },
    {
      blockType: 'accordion',
      title: t('Four families', 'Vier Familien'),
      items: [
        {
          title: t('Coaxial and triaxial', 'Koaxial und triaxial'),
          content: t(
            'Up to nine steps with lengths to 0.1 mm. The dielectric must keep its diameter: clamp softly, cut slowly, pull in stages.',
            'Bis neun Stufen mit Längen auf 0,1 mm. Das Dielektrikum muss seinen Durchmesser behalten: sanft spannen, langsam schneiden, in Etappen abziehen.',
          ),
        },
        {
          title: t('Medical micro-cables', 'Medizinische Mikrokabel'),
          content: t(
            'Conductors from AWG 46 under 40 µm of fluoropolymer. Here a blade is too coarse; we combine a Gyra head with laser pre-cutting.',
            'Leiter ab AWG 46 unter 40 µm Fluorpolymer. Ein Messer ist hier zu grob; wir verbinden einen Gyra-Kopf mit Laservorschnitt.',
          ),
        },
        {
          title: t('Aerospace wire', 'Luftfahrtleitungen'),
          content: t(
            'Tape-wrapped polyimide and PTFE spring back and smear. Rotating blades with a coated edge, changed after 20,000 cuts.',
            'Gewickeltes Polyimid und PTFE federn zurück und schmieren. Rotierende Messer mit beschichteter Schneide, Wechsel nach 20 000 Schnitten.',
          ),
        },
        {
          title: t('Data cables', 'Datenkabel'),
          content: t(
            'Foil, drain wire and four pairs. Jacket and foil come off in one motion; the pairs stay twisted to within 8 mm of the connector.',
            'Folie, Beidraht und vier Paare. Mantel und Folie gehen in einer Bewegung ab; die Paare bleiben bis 8 mm vor dem Stecker verdrillt.',
          ),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          title: t('Rotary stripping', 'Rotativstrippen'),
          text: t('The process in five pictures.', 'Das Verfahren in fünf Bildern.'),
          image: 'schleuniger-rotary',
          link: { kind: 'page', page: 'schleuniger:applications/rotary-stripping' },
        },
        {
          title: t('Machines', 'Maschinen'),
          text: t('Nodo and Gyra compared.', 'Nodo und Gyra im Vergleich.'),
          image: 'machine-bench',
          link: { kind: 'page', page: 'schleuniger:products' },
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Keep at hand', 'Griffbereit halten'),
      files: [
        { file: 'wire-reference-chart', title: t('Wire reference chart', 'Leitungstabelle (englisch)') },
      ],
    },
  ],
};

export const schleunigerRotary: SeedPage = {
  site: 'schleuniger',
  parent: 'applications',
  slug: 'rotary-stripping',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('Rotary stripping', 'Rotativstrippen'),
  description: t(
    'How a rotating head cuts thin, hard or eccentric insulation to an even depth, in steps of 0.01 mm, and when a V-blade is enough.',
    'Wie ein rotierender Kopf dünne, harte oder exzentrische Isolation gleichmässig schneidet, in Schritten von 0,01 mm.',
  ),
  shareImage: 'schleuniger-rotary',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Applications', 'Anwendungen'),
      title: t('The whole circumference counts', 'Der ganze Umfang zählt'),
      text: t(
        'Four blades turn around the cable at up to 6,000 revolutions a minute and close as far as you allow.',
        'Vier Messer drehen mit bis zu 6000 Umdrehungen pro Minute um das Kabel und schliessen so weit, wie Sie es erlauben.',
      ),
      image: 'schleuniger-rotary',
    },
    {
      blockType: 'video',
      title: t('The path of a cable', 'Der Weg eines Kabels'),
      video: 'wire-film',
      poster: 'schleuniger-rotary',
      captionsFile: 'wire-film-captions',
      transcript: t(
        'The film has no speech. A line enters from the left, turns through exact radii and comes to rest at its end.',
        'Der Film enthält keine Sprache. Eine Linie tritt von links ein, beschreibt exakte Radien und kommt am Ende zur Ruhe.',
      ),
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('V-blade or rotary?', 'V-Messer oder rotierend?'),
      caption: t(
        'Choice of stripping process by cable property',
        'Wahl des Verfahrens nach Kabeleigenschaft',
      ),
      columns: [t('V-blade', 'V-Messer'), t('Rotating blade', 'Rotierendes Messer')],
      rows: [
        {
          label: t('Contact with the insulation', 'Kontakt mit der Isolation'),
          values: [
            t('four points, rest torn', 'vier Punkte, Rest gerissen'),
            t('full circumference', 'ganzer Umfang'),
          ],
        },
        {
          label: t('Wall thickness from', 'Wanddicke ab'),
          unit: same('mm'),
          values: [t('0.25', '0,25'), t('0.05', '0,05')],
        },
        {
          label: t('Eccentricity tolerated', 'Exzentrizität bis'),
          unit: same('%'),
          values: [same('15'), t('40, with sensing', '40, mit Sensor')],
        },
        { label: t('PTFE, silicone', 'PTFE, Silikon'), values: [t('limited', 'bedingt'), t('yes', 'ja')] },
        { label: t('Time per end', 'Zeit je Ende'), unit: same('s'), values: [t('0.4', '0,4'), same('2–6')] },
      ],
    },
    {
      blockType: 'richText',
      title: t('Depth by touch', 'Tiefe nach Gefühl'),
      content: t(
        'The blades are insulated from the head and carry a small voltage. When they touch the conductor or the braid, the control notes the depth and the angle. From a few touches it calculates the position of the conductor inside the insulation and keeps **0.03 mm** of distance on each side.\n\nOn cables with a shield the same signal ends each step: jacket to braid, dielectric to conductor.',
        'Die Messer sind vom Kopf isoliert und führen eine kleine Spannung. Berühren sie Leiter oder Geflecht, merkt sich die Steuerung Tiefe und Winkel. Aus wenigen Berührungen errechnet sie die Lage des Leiters in der Isolation und hält auf jeder Seite **0,03 mm** Abstand.\n\nBei geschirmten Kabeln beendet dasselbe Signal jede Stufe: vom Mantel zum Geflecht, vom Dielektrikum zum Leiter.',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Two metres, one program', 'Zwei Meter, ein Programm'),
      text: t(
        'You receive the settings as a file for your Gyra.',
        'Sie erhalten die Einstellungen als Datei für Ihre Gyra.',
      ),
      links: [to('schleuniger:contact', t('Send a sample', 'Muster einsenden'))],
    },
  ],
};

export const schleunigerHeritage: SeedPage = {
  site: 'schleuniger',
  slug: 'heritage',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('Heritage', 'Herkunft'),
  description: t(
    'Five generations of stripping heads since 1975, from a cam and a lever to blades that feel the conductor.',
    'Fünf Generationen von Abisolierköpfen seit 1975, von Kurve und Hebel bis zu Messern, die den Leiter spüren.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Since 1975', 'Seit 1975'),
      title: t('Five heads, one idea', 'Fünf Köpfe, eine Idee'),
      text: t(
        'Take away what is not needed, and leave the rest as it was.',
        'Wegnehmen, was nicht gebraucht wird, und den Rest lassen, wie er war.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'richText',
      content: t(
        '### First generation\n\nA cam closes two blades, a lever pulls. Depth is set with a feeler gauge. Some of these machines still run.\n\n### Second generation\n\nStepper motors replace the cam. A program is a row of four numbers, and for the first time an operator can repeat a setting a year later.\n\n### Third generation\n\nThe head rotates. Coaxial cable is stripped in steps, and the market for mobile telephones makes it a series product.\n\n### Fourth generation\n\nColour displays, cable libraries, a network socket.\n\n### Fifth generation\n\nThe blades report contact. Depth becomes a result instead of a setting.',
        '### Erste Generation\n\nEine Kurve schliesst zwei Messer, ein Hebel zieht. Die Tiefe stellt man mit der Fühlerlehre. Einige dieser Maschinen laufen noch.\n\n### Zweite Generation\n\nSchrittmotoren ersetzen die Kurve. Ein Programm ist eine Reihe aus vier Zahlen, und erstmals lässt sich eine Einstellung nach einem Jahr wiederholen.\n\n### Dritte Generation\n\nDer Kopf rotiert. Koaxialkabel werden in Stufen abgesetzt; der Mobilfunk macht daraus ein Serienprodukt.\n\n### Vierte Generation\n\nFarbanzeige, Kabelbibliothek, Netzwerkanschluss.\n\n### Fünfte Generation\n\nDie Messer melden Berührung. Die Tiefe ist nicht mehr Einstellung, sondern Ergebnis.',
      ),
    },
    {
      blockType: 'quote',
      quote: t(
        'The operator’s hands are the most valuable part of the machine. Keep them away from the blade and close to the cable.',
        'Die Hände der Bedienung sind das Wertvollste an der Maschine. Halte sie fern vom Messer und nah am Kabel.',
      ),
      attribution: t('Design notes, second edition', 'Konstruktionsnotizen, zweite Ausgabe'),
      image: 'machine-bench',
    },
    {
      blockType: 'mediaText',
      title: t('Part of the group since 2022', 'Seit 2022 in der Gruppe'),
      content: t(
        'Schleuniger keeps its name, its laboratory and its bench-top machines. What has changed lies below: one control, one spare-parts catalogue and service engineers in 24 countries.',
        'Schleuniger behält Namen, Labor und Tischgeräte. Verändert hat sich, was darunter liegt: eine Steuerung, ein Ersatzteilkatalog und Servicepersonal in 24 Ländern.',
      ),
      image: 'plant-exterior',
      mediaPosition: 'end',
      links: [to('main:company/about', t('About Komax', 'Über Komax'))],
    },
  ],
};

export const schleunigerContact: SeedPage = {
  site: 'schleuniger',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Contact', 'Kontakt'),
  description: t(
    'Application laboratory, sales and service of Schleuniger: address, telephone and what to send with a cable sample.',
    'Anwendungslabor, Verkauf und Service von Schleuniger: Adresse, Telefon und was zu einem Kabelmuster gehört.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt'),
      title: t('The laboratory is listening', 'Das Labor hört zu'),
      image: 'quality-lab',
    },
    {
      blockType: 'mediaText',
      title: t('Address', 'Adresse'),
      content: t(
        'Schleuniger, Klingenstrasse 3, 3699 Beispielthal BE, Switzerland\n\nTelephone [+41 33 000 00 10](tel:+41330000010)\n\nE-mail [schleuniger@komax.example](mailto:schleuniger@komax.example)',
        'Schleuniger, Klingenstrasse 3, 3699 Beispielthal BE, Schweiz\n\nTelefon [+41 33 000 00 10](tel:+41330000010)\n\nE-Mail [schleuniger@komax.example](mailto:schleuniger@komax.example)',
      ),
      image: 'plant-exterior',
      mediaPosition: 'start',
    },
    {
      blockType: 'accordion',
      title: t('Before you call', 'Bevor Sie anrufen'),
      items: [
        {
          title: t('A sample', 'Ein Muster'),
          content: t(
            'Two metres of cable, the data sheet and a sketch of the stripped end with lengths and tolerances.',
            'Zwei Meter Kabel, das Datenblatt und eine Skizze des abisolierten Endes mit Längen und Toleranzen.',
          ),
        },
        {
          title: t('A fault', 'Eine Störung'),
          content: t(
            'Serial number, program number and a photograph of three ends.',
            'Seriennummer, Programmnummer und ein Bild von drei Enden.',
          ),
        },
        {
          title: t('A spare part', 'Ein Ersatzteil'),
          content: t(
            'Write to [parts@komax.example](mailto:parts@komax.example); the warehouse is shared with the group.',
            'Schreiben Sie an [parts@komax.example](mailto:parts@komax.example); das Lager führt die Gruppe gemeinsam.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('By parcel', 'Per Paket'),
      text: t(
        'Samples received by Wednesday are back in the post by Friday of the following week.',
        'Was bis Mittwoch eintrifft, geht bis Freitag der Folgewoche zurück.',
      ),
      links: [
        {
          kind: 'external',
          url: 'mailto:schleuniger@komax.example',
          text: t('Announce a sample', 'Muster ankündigen'),
        },
      ],
    },
  ],
};
