import { everyType, spare, wear, type PartKind } from './partKind';

/** Drives, sensors and guards. Names: en, cs, de, es, fr, hu, ja, pt, ro, sk, zh. */
export const spareKinds: readonly PartKind[] = [
  spare(
    ['EN', 'sensor', everyType, '500 ppr|1000 ppr|2000 ppr|2500 ppr|5000 ppr', 'TTL|HTL|SSI|S'],
    'Encoder|Enkodér|Drehgeber|Encóder|Codeur|Jeladó|エンコーダー|Encoder|Encoder|Enkodér|编码器',
  ),
  spare(
    ['LB', 'sensor', everyType, '150 mm|300 mm|500 mm|800 mm|1200 mm', 'PNP|NPN|M8|M12'],
    'Light barrier|Světelná závora|Lichtschranke|Barrera fotoeléctrica|Barrière lumineuse|Fénysorompó|光電センサー|Barreira de luz|Barieră luminoasă|Svetelná závora|光电开关',
  ),
  spare(
    ['PX', 'sensor', everyType, 'M5|M8|M12|M18|M30', 'PNP|NPN|NAMUR|IO'],
    'Proximity sensor|Indukční snímač|Näherungsschalter|Sensor de proximidad|Détecteur de proximité|Közelítéskapcsoló|近接センサー|Sensor de proximidade|Senzor de proximitate|Indukčný snímač|接近开关',
  ),
  spare(
    ['FS', 'sensor', ['crimpLine', 'crimpPress', 'highVoltage'], '20 kN|30 kN|50 kN|80 kN|120 kN', 'A|B|C|D'],
    'Force sensor|Snímač síly|Kraftsensor|Sensor de fuerza|Capteur de force|Erőmérő|荷重センサー|Sensor de força|Senzor de forță|Snímač sily|力传感器',
  ),
  spare(
    [
      'CA',
      'sensor',
      ['crimpLine', 'harness', 'highVoltage', 'testing', 'marking'],
      '1.3 MP|2 MP|3.2 MP|5 MP|12 MP',
      'M|C|M IR|C IR',
    ],
    'Camera module|Kamerový modul|Kameramodul|Módulo de cámara|Module caméra|Kameramodul|カメラモジュール|Módulo de câmera|Modul cameră|Kamerový modul|相机模块',
  ),
  wear(
    2_000_000,
    [
      'AF',
      'filter',
      ['cutStrip', 'cableStrip', 'crimpLine', 'crimpPress', 'highVoltage', 'marking', 'harness'],
      '5 µm|10 µm|25 µm|40 µm|50 µm',
      'G 1/8|G 1/4|G 3/8|G 1/2',
    ],
    'Air filter element|Vložka vzduchového filtru|Luftfiltereinsatz|Elemento de filtro de aire|Élément de filtre à air|Levegőszűrő-betét|エアフィルターエレメント|Elemento do filtro de ar|Element filtru de aer|Vložka vzduchového filtra|空气滤芯',
  ),
  wear(
    6_000_000,
    ['FM', 'filter', everyType, '80 mm|92 mm|120 mm|150 mm|204 mm', 'G2|G3|G4|F5'],
    'Fan filter mat|Filtrační vložka ventilátoru|Lüfterfiltermatte|Estera filtrante|Mousse filtrante de ventilateur|Ventilátorszűrő|ファンフィルター|Manta filtrante|Filtru de ventilator|Filtračná vložka ventilátora|风扇滤网',
  ),
  spare(
    ['FU', 'electronics', everyType, '1 A|2 A|4 A|6.3 A|10 A', 'T|F|T 500|F 500'],
    'Fuse|Pojistka|Sicherung|Fusible|Fusible|Biztosíték|ヒューズ|Fusível|Siguranță|Poistka|熔断器',
  ),
  spare(
    [
      'TS',
      'electronics',
      ['cutStrip', 'cableStrip', 'crimpLine', 'crimpPress', 'twisting', 'harness', 'highVoltage', 'testing'],
      '5″|7″|10.1″|12.1″|15.6″',
      'R|C|R 2|C 2',
    ],
    'Touch screen|Dotyková obrazovka|Touchscreen|Pantalla táctil|Écran tactile|Érintőképernyő|タッチパネル|Tela sensível ao toque|Ecran tactil|Dotyková obrazovka|触摸屏',
  ),
  spare(
    [
      'SD',
      'electronics',
      ['cutStrip', 'cableStrip', 'crimpLine', 'crimpPress', 'twisting', 'harness', 'highVoltage'],
      '100 W|200 W|400 W|750 W|1500 W',
      'A|B|S|S 2',
    ],
    'Servo drive|Servozesilovač|Servoverstärker|Servoaccionamiento|Variateur servo|Szervohajtás|サーボドライブ|Servoacionamento|Servoamplificator|Servozosilňovač|伺服驱动器',
  ),
  spare(
    ['PS', 'electronics', everyType, '60 W|120 W|240 W|480 W|960 W', '24 V|48 V|24 V IP|12 V'],
    'Power supply|Napájecí zdroj|Netzteil|Fuente de alimentación|Alimentation|Tápegység|電源ユニット|Fonte de alimentação|Sursă de alimentare|Napájací zdroj|电源',
  ),
  spare(
    [
      'IO',
      'electronics',
      ['cutStrip', 'cableStrip', 'crimpLine', 'twisting', 'harness', 'highVoltage', 'testing', 'marking'],
      '4|8|16|32|64',
      'DI|DO|AI|IO',
    ],
    'I/O module|Modul V/V|E/A-Modul|Módulo E/S|Module E/S|I/O-modul|I/Oモジュール|Módulo de E/S|Modul I/O|Modul V/V|I/O 模块',
  ),
  spare(
    ['CS', 'kit', everyType, '0.5 m|1 m|2 m|5 m|10 m', 'M8|M12|RJ45|D-Sub'],
    'Cable set|Sada kabelů|Kabelset|Juego de cables|Jeu de câbles|Kábelkészlet|ケーブルセット|Jogo de cabos|Set de cabluri|Súprava káblov|电缆套件',
  ),
  spare(
    ['SS', 'electronics', everyType, '1|2|3|4|6', 'NC|NO|NC M12|NO M12'],
    'Safety switch|Bezpečnostní spínač|Sicherheitsschalter|Interruptor de seguridad|Interrupteur de sécurité|Biztonsági kapcsoló|安全スイッチ|Chave de segurança|Întrerupător de siguranță|Bezpečnostný spínač|安全开关',
  ),
  wear(
    8_000_000,
    [
      'LK',
      'kit',
      ['cutStrip', 'twisting', 'harness', 'handling'],
      '20 g|50 g|100 g|250 g|400 g',
      'NLGI 1|NLGI 2|H1|PTFE',
    ],
    'Lubrication kit|Mazací sada|Schmierset|Kit de lubricación|Kit de graissage|Kenőkészlet|潤滑キット|Kit de lubrificação|Kit de lubrifiere|Mazacia súprava|润滑套件',
  ),
];
