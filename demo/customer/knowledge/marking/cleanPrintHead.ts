import { article } from '../article';

export const cleanPrintHead = article(
  { type: 'marking', kind: 'maintenance', minutes: 15 },
  {
    en: {
      title: 'Clean the print head',
      steps: [
        'Put on gloves and start “Service, print head”.',
        'Wait until the head has moved over the tray.',
        'Rinse with the cleaning fluid of the same ink; others swell the seals.',
        'Dry with lint-free cloth from the middle outwards.',
        'Print the test line and compare it with the card in the cover.',
      ],
    },
    cs: {
      title: 'Čištění tiskové hlavy',
      steps: [
        'Nasaďte si rukavice a spusťte „Servis, tisková hlava“.',
        'Počkejte, až hlava najede nad vaničku.',
        'Opláchněte čisticím prostředkem pro stejný inkoust; u jiných těsnění bobtnají.',
        'Osušte hadříkem nepouštějícím vlákna od středu ven.',
        'Vytiskněte testovací řádek a porovnejte jej s kartou v krytu.',
      ],
    },
    de: {
      title: 'Druckkopf reinigen',
      steps: [
        'Handschuhe anziehen und «Service, Druckkopf» starten.',
        'Warten, bis der Kopf über der Wanne steht.',
        'Mit dem Reiniger der gleichen Tinte spülen; andere lassen Dichtungen quellen.',
        'Mit fusselfreiem Tuch von der Mitte nach aussen trocknen.',
        'Die Testzeile drucken und mit der Karte in der Haube vergleichen.',
      ],
    },
    es: {
      title: 'Limpiar el cabezal de impresión',
      steps: [
        'Póngase guantes e inicie «Servicio, cabezal de impresión».',
        'Espere a que el cabezal se haya situado sobre la bandeja.',
        'Enjuague con el líquido limpiador de la misma tinta; otros hinchan las juntas.',
        'Seque con un paño sin pelusa desde el centro hacia fuera.',
        'Imprima la línea de prueba y compárela con la tarjeta de la cubierta.',
      ],
    },
    fr: {
      title: 'Nettoyer la tête d’impression',
      steps: [
        'Mettre des gants et lancer « Service, tête d’impression ».',
        'Attendre que la tête se soit placée au-dessus du bac.',
        'Rincer avec le liquide de nettoyage de la même encre ; d’autres font gonfler les joints.',
        'Sécher avec un chiffon non pelucheux, du centre vers l’extérieur.',
        'Imprimer la ligne de test et la comparer à la carte placée dans le capot.',
      ],
    },
    hu: {
      title: 'A nyomtatófej tisztítása',
      steps: [
        'Vegyen fel kesztyűt, és indítsa el a „Szerviz, nyomtatófej” funkciót.',
        'Várja meg, amíg a fej a tálca fölé áll.',
        'Öblítse az azonos tintához való tisztítófolyadékkal; mástól a tömítések megduzzadnak.',
        'Szárítsa szálmentes kendővel, középről kifelé haladva.',
        'Nyomtassa ki a tesztsort, és vesse össze a burkolatban lévő kártyával.',
      ],
    },
    ja: {
      title: '印字ヘッドの清掃',
      steps: [
        '手袋を着用し、「サービス、印字ヘッド」を開始します。',
        'ヘッドがトレイの上に移動するまで待ちます。',
        '同じインク用の洗浄液ですすぎます。ほかの洗浄液ではシールが膨潤します。',
        '毛羽立たない布で、中央から外側へ向かって乾かします。',
        'テスト行を印字し、カバー内のカードと比べます。',
      ],
    },
    pt: {
      title: 'Limpar a cabeça de impressão',
      steps: [
        'Calce luvas e inicie “Serviço, cabeça de impressão”.',
        'Espere até a cabeça ficar sobre a bandeja.',
        'Enxágue com o líquido de limpeza da mesma tinta; outros incham as vedações.',
        'Seque com um pano sem fiapos, do centro para fora.',
        'Imprima a linha de teste e compare-a com o cartão na tampa.',
      ],
    },
    ro: {
      title: 'Curățarea capului de imprimare',
      steps: [
        'Puneți-vă mănuși și porniți „Service, cap de imprimare”.',
        'Așteptați până când capul ajunge deasupra tăvii.',
        'Clătiți cu lichidul de curățare al aceleiași cerneluri; altele umflă garniturile.',
        'Uscați cu o lavetă fără scame, dinspre mijloc spre exterior.',
        'Imprimați linia de test și comparați-o cu cardul din capac.',
      ],
    },
    sk: {
      title: 'Čistenie tlačovej hlavy',
      steps: [
        'Nasaďte si rukavice a spustite „Servis, tlačová hlava“.',
        'Počkajte, kým hlava nabehne nad vaničku.',
        'Opláchnite čistiacim prostriedkom pre rovnaký atrament; pri iných tesnenia napučia.',
        'Osušte handričkou, ktorá nepúšťa vlákna, od stredu von.',
        'Vytlačte testovací riadok a porovnajte ho s kartou v kryte.',
      ],
    },
    zh: {
      title: '清洁打印头',
      steps: [
        '戴上手套，启动“维护，打印头”。',
        '等待打印头移到托盘上方。',
        '用同种墨水的清洗液冲洗；其他清洗液会使密封件膨胀。',
        '用无绒布由中间向外擦干。',
        '打印测试行，并与护罩内的卡片对比。',
      ],
    },
  },
);
