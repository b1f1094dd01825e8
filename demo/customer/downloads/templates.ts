/** Ports and protocols that Lumera Line needs, as it reads them from its folder. */
export const connectionsJson = `${JSON.stringify(
  {
    format: 'lumera-connections',
    formatVersion: 2,
    server: { host: 'lumera.example', port: 4840, protocol: 'opc.tcp', securityPolicy: 'Basic256Sha256' },
    timeoutSeconds: 10,
    retrySeconds: 30,
    machines: [
      { name: 'Line 1', product: 'cresta-433', address: '192.0.2.11', port: 4840, isActive: true },
      { name: 'Line 2', product: 'cresta-455', address: '192.0.2.12', port: 4840, isActive: true },
      { name: 'Cutting 1', product: 'linea-340', address: '192.0.2.21', port: 4840, isActive: true },
      { name: 'Twisting 1', product: 'torsa-540', address: '192.0.2.31', port: 4840, isActive: false },
    ],
  },
  null,
  2,
)}\n`;

export const shiftsJson = `${JSON.stringify(
  {
    format: 'lumera-shifts',
    formatVersion: 1,
    timeZone: 'Europe/Zurich',
    shifts: [
      { name: 'early', from: '06:00', to: '14:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
      { name: 'late', from: '14:00', to: '22:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
      { name: 'night', from: '22:00', to: '06:00', days: ['mon', 'tue', 'wed', 'thu'] },
    ],
    userLevels: [
      { level: 1, name: 'operator', may: ['startOrder', 'readArticle'] },
      { level: 2, name: 'setter', may: ['startOrder', 'readArticle', 'changeArticle'] },
      { level: 3, name: 'planner', may: ['startOrder', 'readArticle', 'changeArticle', 'moveOrder'] },
    ],
  },
  null,
  2,
)}\n`;

export const ordersXml = `<?xml version="1.0" encoding="UTF-8"?>
<!-- One order for each wire; quantities in pieces, lengths in millimetres. -->
<orders format="lumera-orders" version="3">
  <order number="100245" article="WH-4471" quantity="500" due="2027-01-15" priority="2">
    <wire number="FLRY-B-0.35-RD" length="1240" />
    <end side="1" strip="4.2" terminal="T-2217" seal="S-08" />
    <end side="2" strip="4.2" terminal="T-2217" />
  </order>
  <order number="100246" article="WH-4472" quantity="250" due="2027-01-15" priority="3">
    <wire number="FLRY-B-0.50-BK" length="860" />
    <end side="1" strip="5.0" terminal="T-1830" />
    <end side="2" strip="8.0" />
  </order>
</orders>
`;

export const articlesCsv = [
  'article;wire;length_mm;strip_1_mm;terminal_1;seal_1;strip_2_mm;terminal_2;seal_2',
  'WH-4471;FLRY-B-0.35-RD;1240;4.2;T-2217;S-08;4.2;T-2217;',
  'WH-4472;FLRY-B-0.50-BK;860;5.0;T-1830;;8.0;;',
  'WH-4473;FLRY-B-0.75-GN;2310;5.0;T-1830;S-10;5.0;T-1830;S-10',
  'WH-4474;FLRY-B-1.50-BU;415;6.5;T-3102;;6.5;T-3102;',
  '',
].join('\r\n');

export const quickGuide = `Lumera Line: quick guide

1. What you need
   A server with 8 GB of memory and 100 GB of free space; port 4840 open from the server to the network of the
   machines; the licence file from your order.

2. Install
   Compare the file with the checksums of this download centre. Start the installer as administrator and choose the
   database. The first start takes about five minutes.

3. Connect the machines
   Fill in the template "connections.json": one line for each machine with its address. Copy it to the folder "config"
   and choose Administration, Connections, Read. A green dot says that the machine has answered.

4. Import articles and orders
   Articles come from "articles.csv" (semicolon, UTF-8), orders from "orders.xml". Lines with mistakes are listed with
   their number and the reason; the others are imported.

5. Plan
   Orders are spread over the machines by tool, wire and date. Pull an order to another machine to fix it there.

6. Back up
   A complete backup holds the database, the folder "articles" and the licence file. After a move to another server the
   licence is activated once from the new one; the old one may run for 14 days.
`;

export const quickGuideGerman = `Lumera Line: Kurzanleitung

1. Was Sie brauchen
   Einen Server mit 8 GB Arbeitsspeicher und 100 GB freiem Platz; Port 4840 offen vom Server zum Netz der Maschinen;
   die Lizenzdatei aus Ihrer Bestellung.

2. Installieren
   Vergleichen Sie die Datei mit den Prüfsummen dieses Download-Centers. Starten Sie das Installationsprogramm als
   Administrator und wählen Sie die Datenbank. Der erste Start dauert rund fünf Minuten.

3. Maschinen verbinden
   Füllen Sie die Vorlage «connections.json» aus: eine Zeile je Maschine mit ihrer Adresse. Kopieren Sie sie in den
   Ordner «config» und wählen Sie Verwaltung, Verbindungen, Einlesen. Ein grüner Punkt sagt, dass die Maschine
   geantwortet hat.

4. Artikel und Aufträge importieren
   Artikel kommen aus «articles.csv» (Semikolon, UTF-8), Aufträge aus «orders.xml». Zeilen mit Fehlern werden mit
   Nummer und Grund aufgelistet, die übrigen importiert.

5. Planen
   Aufträge werden nach Werkzeug, Leitung und Termin auf die Maschinen verteilt. Ziehen Sie einen Auftrag auf eine
   andere Maschine, um ihn dort festzuhalten.

6. Sichern
   Zur vollständigen Sicherung gehören Datenbank, Ordner «articles» und Lizenzdatei. Nach dem Umzug auf einen anderen
   Server wird die Lizenz einmal vom neuen aus aktiviert; der alte darf 14 Tage weiterlaufen.
`;
