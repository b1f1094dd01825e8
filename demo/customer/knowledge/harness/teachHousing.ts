import { article } from '../article';

export const teachHousing = article(
  { type: 'harness', kind: 'howTo', minutes: 25 },
  {
    en: {
      title: 'Teach a new housing',
      steps: [
        'Load the drawing of the housing and check the number of cavities.',
        'Clamp the housing in the pallet and start the camera reference.',
        'Confirm the first and the last cavity on the picture.',
        'Insert one terminal per row in slow motion and watch the force.',
        'Set the limits of push and pull from the data sheet of the terminal.',
        'Load three housings and release the article.',
      ],
    },
    cs: {
      title: 'Naučení nového krytu konektoru',
      steps: [
        'Načtěte výkres krytu a zkontrolujte počet dutin.',
        'Upněte kryt do palety a spusťte referenci kamery.',
        'Potvrďte na snímku první a poslední dutinu.',
        'V každé řadě zasuňte pomalu jeden kontakt a sledujte sílu.',
        'Nastavte meze zasunutí a tahu podle datového listu kontaktu.',
        'Osaďte tři kryty a artikl uvolněte.',
      ],
    },
    de: {
      title: 'Ein neues Gehäuse einlernen',
      steps: [
        'Die Zeichnung des Gehäuses laden und die Zahl der Kammern prüfen.',
        'Das Gehäuse in der Palette spannen und die Kamerareferenz starten.',
        'Erste und letzte Kammer im Bild bestätigen.',
        'Je Reihe einen Kontakt langsam stecken und die Kraft beobachten.',
        'Die Grenzen für Stecken und Ziehen aus dem Datenblatt des Kontakts setzen.',
        'Drei Gehäuse bestücken und den Artikel freigeben.',
      ],
    },
    es: {
      title: 'Programar una carcasa nueva',
      steps: [
        'Cargue el plano de la carcasa y compruebe el número de cavidades.',
        'Sujete la carcasa en el palé e inicie la referencia de la cámara.',
        'Confirme en la imagen la primera y la última cavidad.',
        'Inserte un terminal por fila a cámara lenta y observe la fuerza.',
        'Fije los límites de inserción y tracción según la ficha técnica del terminal.',
        'Cargue tres carcasas y libere el artículo.',
      ],
    },
    fr: {
      title: 'Apprendre un nouveau boîtier',
      steps: [
        'Charger le plan du boîtier et vérifier le nombre d’alvéoles.',
        'Brider le boîtier dans la palette et lancer la prise de référence de la caméra.',
        'Confirmer la première et la dernière alvéole sur l’image.',
        'Insérer un contact par rangée au ralenti et observer la force.',
        'Régler les limites d’insertion et de traction selon la fiche technique du contact.',
        'Garnir trois boîtiers et libérer l’article.',
      ],
    },
    hu: {
      title: 'Új csatlakozóház betanítása',
      steps: [
        'Töltse be a ház rajzát, és ellenőrizze a kamrák számát.',
        'Fogja be a házat a palettába, és indítsa el a kamerareferenciát.',
        'Erősítse meg a képen az első és az utolsó kamrát.',
        'Soronként helyezzen be lassan egy sarut, és figyelje az erőt.',
        'Állítsa be a behelyezés és a húzás határait a saru adatlapja szerint.',
        'Szereljen be három házat, és engedélyezze a cikket.',
      ],
    },
    ja: {
      title: '新しいハウジングの登録',
      steps: [
        'ハウジングの図面を読み込み、キャビティ数を確認します。',
        'ハウジングをパレットに固定し、カメラの原点合わせを開始します。',
        '画像上で最初と最後のキャビティを確認します。',
        '1 列につき 1 個の端子を低速で挿入し、力を確認します。',
        '挿入力と引張力の限界値を端子のデータシートに従って設定します。',
        '3 個のハウジングに挿入し、品番を承認します。',
      ],
    },
    pt: {
      title: 'Ensinar uma nova caixa de conector',
      steps: [
        'Carregue o desenho da caixa do conector e verifique o número de cavidades.',
        'Fixe a caixa no palete e inicie a referência da câmera.',
        'Confirme na imagem a primeira e a última cavidade.',
        'Insira um terminal por fileira em câmera lenta e observe a força.',
        'Defina os limites de inserção e de tração conforme a ficha técnica do terminal.',
        'Carregue três caixas e libere o artigo.',
      ],
    },
    ro: {
      title: 'Învățarea unei carcase noi',
      steps: [
        'Încărcați desenul carcasei și verificați numărul de cavități.',
        'Fixați carcasa în paletă și porniți referința camerei.',
        'Confirmați în imagine prima și ultima cavitate.',
        'Introduceți câte un terminal pe rând, cu încetinitorul, și urmăriți forța.',
        'Setați limitele de inserare și de tracțiune după fișa tehnică a terminalului.',
        'Încărcați trei carcase și eliberați articolul.',
      ],
    },
    sk: {
      title: 'Naučenie nového krytu konektora',
      steps: [
        'Načítajte výkres krytu a skontrolujte počet dutín.',
        'Upnite kryt do palety a spustite referenciu kamery.',
        'Potvrďte na snímke prvú a poslednú dutinu.',
        'V každom rade zasuňte pomaly jeden kontakt a sledujte silu.',
        'Nastavte medze zasunutia a ťahu podľa technického listu kontaktu.',
        'Osaďte tri kryty a artikel uvoľnite.',
      ],
    },
    zh: {
      title: '新护套示教',
      steps: [
        '载入护套图纸并核对孔位数。',
        '将护套夹在托盘上，启动相机参考。',
        '在图像上确认第一个和最后一个孔位。',
        '每排慢速插入一个端子，观察插入力。',
        '按端子数据表设置插入力和拉力的限值。',
        '插装 3 个护套，然后放行该产品。',
      ],
    },
  },
);
