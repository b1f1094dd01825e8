import { article } from '../article';

export const setCrimpHeight = article(
  { type: 'crimpPress', kind: 'howTo', minutes: 8 },
  {
    en: {
      title: 'Set the crimp height',
      steps: [
        'Read the nominal height from the data sheet of the terminal.',
        'Crimp three pieces and measure each in the middle of the barrel.',
        'Correct by the mean difference; one click of the dial is 0.01 mm.',
        'Crimp and measure again, then pull one piece in the tensile tester.',
        'Write height and force on the order.',
      ],
    },
    cs: {
      title: 'Nastavení výšky krimpu',
      steps: [
        'Jmenovitou výšku vyčtěte z datového listu kontaktu.',
        'Nakrimpujte tři kusy a každý změřte uprostřed krimpovací dutinky.',
        'Korigujte o střední odchylku; jeden klik kolečka je 0,01 mm.',
        'Znovu nakrimpujte a změřte, poté jeden kus vytáhněte na zkoušečce tahu.',
        'Zapište výšku a sílu na zakázku.',
      ],
    },
    de: {
      title: 'Crimphöhe einstellen',
      steps: [
        'Die Sollhöhe aus dem Datenblatt des Kontakts lesen.',
        'Drei Stück crimpen und jedes in der Mitte der Hülse messen.',
        'Um die mittlere Abweichung korrigieren; ein Klick am Rad ist 0.01 mm.',
        'Erneut crimpen und messen, dann ein Stück im Zugprüfgerät ziehen.',
        'Höhe und Kraft auf dem Auftrag notieren.',
      ],
    },
    es: {
      title: 'Ajustar la altura de crimpado',
      steps: [
        'Lea la altura nominal en la ficha técnica del terminal.',
        'Crimpe tres piezas y mida cada una en el centro del barril.',
        'Corrija según la desviación media; un clic del dial equivale a 0,01 mm.',
        'Crimpe y mida de nuevo y luego someta una pieza al ensayo de tracción.',
        'Anote la altura y la fuerza en la orden.',
      ],
    },
    fr: {
      title: 'Régler la hauteur de sertissage',
      steps: [
        'Relever la hauteur nominale dans la fiche technique du contact.',
        'Sertir trois pièces et mesurer chacune au milieu du fût.',
        'Corriger de l’écart moyen ; un cran de la molette correspond à 0,01 mm.',
        'Sertir et mesurer de nouveau, puis soumettre une pièce à l’essai de traction.',
        'Noter la hauteur et la force sur l’ordre.',
      ],
    },
    hu: {
      title: 'A krimpmagasság beállítása',
      steps: [
        'Olvassa ki a névleges magasságot a saru adatlapjából.',
        'Krimpeljen három darabot, és mindegyiket a krimphüvely közepén mérje meg.',
        'Korrigáljon az átlagos eltéréssel; a tárcsa egy kattanása 0,01 mm.',
        'Krimpeljen és mérjen újra, majd húzzon szét egy darabot a kihúzóerő-mérőn.',
        'Jegyezze fel a magasságot és az erőt a rendelésre.',
      ],
    },
    ja: {
      title: '圧着高さの設定',
      steps: [
        '端子のデータシートで規定の高さを確認します。',
        '3 本圧着し、それぞれバレルの中央で測定します。',
        '平均差の分だけ補正します。ダイヤルの 1 クリックは 0.01 mm です。',
        'もう一度圧着して測定し、1 本を引張試験機で引っ張ります。',
        '高さと引張力をオーダーに記入します。',
      ],
    },
    pt: {
      title: 'Ajustar a altura de crimpagem',
      steps: [
        'Consulte a altura nominal na ficha técnica do terminal.',
        'Crimpe três peças e meça cada uma no meio do tubo de crimpagem.',
        'Corrija pela diferença média; um clique do seletor equivale a 0,01 mm.',
        'Crimpe e meça de novo e depois submeta uma peça ao ensaio de tração.',
        'Anote a altura e a força na ordem.',
      ],
    },
    ro: {
      title: 'Reglarea înălțimii de sertizare',
      steps: [
        'Citiți înălțimea nominală din fișa tehnică a terminalului.',
        'Sertizați trei bucăți și măsurați-o pe fiecare la mijlocul manșonului.',
        'Corectați cu diferența medie; un clic al rotiței înseamnă 0,01 mm.',
        'Sertizați și măsurați din nou, apoi trageți o bucată în aparatul de încercare la tracțiune.',
        'Notați înălțimea și forța pe comandă.',
      ],
    },
    sk: {
      title: 'Nastavenie výšky krimpu',
      steps: [
        'Menovitú výšku odčítajte z technického listu kontaktu.',
        'Nakrimpujte tri kusy a každý zmerajte v strede krimpovacej dutinky.',
        'Korigujte o strednú odchýlku; jedno kliknutie kolieska je 0,01 mm.',
        'Znova nakrimpujte a zmerajte, potom jeden kus vytiahnite na skúšačke ťahu.',
        'Zapíšte výšku a silu na zákazku.',
      ],
    },
    zh: {
      title: '设置压接高度',
      steps: [
        '从端子数据表中读取标称高度。',
        '压接 3 件，分别在压接筒中部测量。',
        '按平均差值修正；旋钮每格为 0.01 mm。',
        '再次压接并测量，然后取一件在拉力测试仪上拉脱。',
        '将高度和拉力记在订单上。',
      ],
    },
  },
);
