import {
  crimpTypes,
  everyType,
  feedTypes,
  lineTypes,
  spare,
  wear,
  wireTypes,
  type PartKind,
} from './partKind';

/** Parts that touch the wire. Names: en, cs, de, es, fr, hu, ja, pt, ro, sk, zh. */
export const wearKinds: readonly PartKind[] = [
  wear(
    800_000,
    ['CB', 'blade', wireTypes, '4.5 mm|6 mm|8 mm|10 mm|14 mm', 'V|V HM|R|X'],
    'Cutting blade|Stříhací nůž|Schneidmesser|Cuchilla de corte|Lame de coupe|Vágókés|切断刃|Lâmina de corte|Cuțit de tăiere|Strihací nôž|裁线刀片',
  ),
  wear(
    600_000,
    ['SB', 'blade', wireTypes, '0.35 mm|0.75 mm|1.5 mm|2.5 mm|6 mm', 'V|V HM|R|R HM'],
    'Stripping blade|Odizolovací nůž|Abisoliermesser|Cuchilla de pelado|Lame de dénudage|Csupaszolókés|ストリップ刃|Lâmina de decapagem|Cuțit de dezizolare|Odizolovací nôž|剥线刀片',
  ),
  wear(
    250_000,
    ['RB', 'blade', ['cableStrip', 'highVoltage'], 'Ø 4 mm|Ø 7 mm|Ø 12 mm|Ø 18 mm|Ø 26 mm', 'A|B|HM|PTFE'],
    'Rotary blade|Rotační nůž|Rotationsmesser|Cuchilla rotativa|Lame rotative|Forgókés|ロータリー刃|Lâmina rotativa|Cuțit rotativ|Rotačný nôž|旋转刀片',
  ),
  wear(
    120_000,
    ['SC', 'blade', ['highVoltage', 'cableStrip'], 'Ø 6 mm|Ø 9 mm|Ø 12 mm|Ø 16 mm|Ø 24 mm', 'A|B|C|D'],
    'Shield cutter|Nůž na stínění|Schirmmesser|Cortador de malla|Coupe-tresse|Árnyékolásvágó|シールドカッター|Cortador de malha|Cuțit pentru ecran|Nôž na tienenie|屏蔽层切刀',
  ),
  wear(
    500_000,
    ['CP', 'punch', crimpTypes, '1.2 mm|1.8 mm|2.4 mm|3.2 mm|4.8 mm', 'F|O|F HM|O HM'],
    'Crimp punch|Krimpovací razník|Crimpstempel|Punzón de crimpado|Poinçon de sertissage|Krimpelőbélyeg|圧着パンチ|Punção de crimpagem|Poanson de sertizare|Krimpovací razník|压接冲头',
  ),
  wear(
    900_000,
    ['AN', 'punch', crimpTypes, '1.2 mm|1.8 mm|2.4 mm|3.2 mm|4.8 mm', 'A|B|A HM|B HM'],
    'Anvil|Kovadlinka|Amboss|Yunque|Enclume|Üllő|アンビル|Bigorna|Nicovală|Nákovka|压接砧座',
  ),
  wear(
    1_200_000,
    ['SP', 'punch', crimpTypes, '4 mm|6 mm|8 mm|10 mm|12 mm', '|HM|S|L'],
    'Shear plate|Střižná deska|Abscherplatte|Placa de cizalla|Plaque de cisaillement|Nyírólap|せん断プレート|Placa de corte|Placă de forfecare|Strižná doska|剪切板',
  ),
  wear(
    2_000_000,
    ['FF', 'gripper', crimpTypes, '8 mm|12 mm|16 mm|20 mm|25 mm', 'L|R|L HM|R HM'],
    'Feed finger|Podávací prst|Vorschubfinger|Dedo de avance|Doigt d’avance|Adagolóujj|送りフィンガー|Dedo de avanço|Deget de avans|Podávací prst|送料爪',
  ),
  wear(
    1_500_000,
    ['GT', 'tube', wireTypes, 'Ø 1.5 mm|Ø 2.5 mm|Ø 4 mm|Ø 6 mm|Ø 10 mm', '|L|S|K'],
    'Guide tube|Vodicí trubka|Führungsrohr|Tubo guía|Tube de guidage|Vezetőcső|ガイドチューブ|Tubo guia|Tub de ghidare|Vodiaca rúrka|导线管',
  ),
  wear(
    1_000_000,
    ['WN', 'tube', lineTypes, 'Ø 1 mm|Ø 1.6 mm|Ø 2.4 mm|Ø 3.5 mm|Ø 5 mm', '|HM|K|X'],
    'Wire nozzle|Tryska vodiče|Leitungsdüse|Boquilla de cable|Buse de fil|Vezetékfúvóka|ワイヤーノズル|Bico de fio|Duză de fir|Dýza vodiča|导线嘴',
  ),
  wear(
    3_000_000,
    ['FB', 'belt', feedTypes, '280 mm|340 mm|410 mm|500 mm|640 mm', 'PU|PU 2|NBR|S'],
    'Feed belt|Podávací pás|Transportriemen|Correa de avance|Courroie d’entraînement|Továbbítószíj|送りベルト|Correia de avanço|Curea de transport|Podávací remeň|送线皮带',
  ),
  wear(
    4_000_000,
    ['TB', 'belt', everyType, '225 mm|330 mm|450 mm|600 mm|890 mm', 'T5|AT5|HTD 3|HTD 5'],
    'Toothed belt|Ozubený řemen|Zahnriemen|Correa dentada|Courroie dentée|Fogasszíj|タイミングベルト|Correia dentada|Curea dințată|Ozubený remeň|同步带',
  ),
  wear(
    2_500_000,
    ['DR', 'belt', wireTypes, 'Ø 30 mm|Ø 40 mm|Ø 52 mm|Ø 60 mm|Ø 80 mm', 'PU|KR|V|S'],
    'Drive roller|Hnací kladka|Antriebsrolle|Rodillo de arrastre|Galet d’entraînement|Hajtógörgő|駆動ローラー|Rolo de tração|Rolă de antrenare|Hnacia kladka|驱动轮',
  ),
  wear(
    5_000_000,
    ['SR', 'belt', feedTypes, 'Ø 12 mm|Ø 16 mm|Ø 22 mm|Ø 28 mm|Ø 36 mm', 'V|U|K|PA'],
    'Straightening roller|Rovnací kladka|Richtrolle|Rodillo enderezador|Galet redresseur|Egyengetőgörgő|矯正ローラー|Rolo de endireitar|Rolă de îndreptare|Rovnacia kladka|校直轮',
  ),
  wear(
    1_800_000,
    ['GJ', 'gripper', lineTypes, '6 mm|8 mm|10 mm|14 mm|20 mm', 'L|R|PU|HM'],
    'Gripper jaw|Čelist chapadla|Greiferbacke|Mordaza de pinza|Mors de pince|Megfogópofa|グリッパー爪|Mordente da garra|Falcă de prindere|Čeľusť chápadla|夹爪',
  ),
  wear(
    700_000,
    ['TJ', 'gripper', ['twisting'], '0.35 mm|0.5 mm|0.75 mm|1 mm|1.5 mm', 'A|B|A HM|B HM'],
    'Twisting jaw|Kroucicí čelist|Verdrillbacke|Mordaza de trenzado|Mors de torsadage|Sodrópofa|ツイスト爪|Mordente de torção|Falcă de torsadare|Skrúcacia čeľusť|绞线夹爪',
  ),
  wear(
    400_000,
    ['LN', 'gripper', ['harness'], '0.64 mm|1.2 mm|1.5 mm|2.8 mm|4.8 mm', 'A|B|C|D'],
    'Loading needle|Osazovací jehla|Bestücknadel|Aguja de inserción|Aiguille d’insertion|Beültetőtű|挿入ニードル|Agulha de inserção|Ac de inserare|Osádzacia ihla|插针',
  ),
  wear(
    150_000,
    ['TK', 'blade', ['harness'], '9 mm|12 mm|19 mm|25 mm|32 mm', '|PTFE|Z|HM'],
    'Tape knife|Nůž na pásku|Bandmesser|Cuchilla de cinta|Couteau à ruban|Szalagvágó kés|テープカッター|Faca de fita|Cuțit pentru bandă|Nôž na pásku|胶带刀',
  ),
  wear(
    200_000,
    ['TP', 'sensor', ['testing'], 'Ø 0.8 mm|Ø 1 mm|Ø 1.36 mm|Ø 1.68 mm|Ø 2.5 mm', 'A|E|F|H'],
    'Test probe|Testovací hrot|Prüfstift|Punta de prueba|Pointe de test|Mérőtű|検査プローブ|Ponta de prova|Vârf de testare|Testovací hrot|测试探针',
  ),
  wear(
    300_000,
    ['SM', 'tube', ['crimpLine'], 'Ø 2 mm|Ø 2.6 mm|Ø 3.4 mm|Ø 4.2 mm|Ø 5.5 mm', 'A|B|C|D'],
    'Seal mandrel|Trn na těsnění|Tüllendorn|Mandril de sellos|Mandrin pour joints|Tömítéstüske|防水栓挿入マンドレル|Mandril de vedações|Dorn pentru garnituri|Tŕň na tesnenia|防水栓芯轴',
  ),
  wear(
    1_000_000,
    ['CW', 'kit', ['marking'], '50 ml|100 ml|250 ml|500 ml|1 l', 'K|W|UV|Y'],
    'Ink cartridge|Inkoustová kazeta|Tintenpatrone|Cartucho de tinta|Cartouche d’encre|Tintapatron|インクカートリッジ|Cartucho de tinta|Cartuș de cerneală|Atramentová kazeta|墨盒',
  ),
  spare(
    [
      'PC',
      'cylinder',
      everyType,
      'Ø 10 × 25 mm|Ø 16 × 40 mm|Ø 20 × 50 mm|Ø 32 × 80 mm|Ø 40 × 100 mm',
      '|M|D|S',
    ],
    'Pneumatic cylinder|Pneumatický válec|Pneumatikzylinder|Cilindro neumático|Vérin pneumatique|Pneumatikus henger|空気圧シリンダー|Cilindro pneumático|Cilindru pneumatic|Pneumatický valec|气缸',
  ),
  spare(
    ['PV', 'cylinder', everyType, 'G 1/8|G 1/4|G 3/8|M5|M7', '3/2|5/2|5/3|2/2'],
    'Solenoid valve|Elektromagnetický ventil|Magnetventil|Electroválvula|Électrovanne|Mágnesszelep|電磁弁|Eletroválvula|Electrovalvă|Elektromagnetický ventil|电磁阀',
  ),
  spare(
    ['BR', 'gripper', everyType, '8 × 22 mm|10 × 26 mm|12 × 28 mm|17 × 35 mm|20 × 42 mm', '2Z|2RS|C3|SS'],
    'Ball bearing|Kuličkové ložisko|Kugellager|Rodamiento de bolas|Roulement à billes|Golyóscsapágy|ボールベアリング|Rolamento de esferas|Rulment cu bile|Guľkové ložisko|滚珠轴承',
  ),
  spare(
    [
      'SK',
      'kit',
      ['cutStrip', 'cableStrip', 'crimpLine', 'crimpPress', 'highVoltage', 'handling'],
      'Ø 10 mm|Ø 16 mm|Ø 20 mm|Ø 32 mm|Ø 40 mm',
      'NBR|FKM|PU|EPDM',
    ],
    'Seal kit|Sada těsnění|Dichtungssatz|Juego de juntas|Kit de joints|Tömítéskészlet|シールキット|Kit de vedações|Set de garnituri|Súprava tesnení|密封套件',
  ),
];
