import { article } from '../article';

export const changeBlades = article(
  { type: 'cutStrip', kind: 'howTo', minutes: 15 },
  {
    en: {
      title: 'Change the blades',
      steps: [
        'Move the blade carrier to the service position and wait until the drive is still.',
        'Open the cover and loosen the two clamping screws with the 3 mm key.',
        'Take out both blades with the magnetic holder; never with the fingers.',
        'Clean the seats with a dry brush: a chip below the blade shifts the cut.',
        'Insert the new pair, press it against the stop and tighten to 2.5 Nm.',
        'Close the cover, run the blade reference and cut five pieces.',
      ],
    },
    cs: {
      title: 'Výměna nožů',
      steps: [
        'Najeďte nosičem nožů do servisní polohy a počkejte, až se pohon zastaví.',
        'Otevřete kryt a povolte dva upínací šrouby klíčem 3 mm.',
        'Vyjměte oba nože magnetickým držákem, nikdy ne prsty.',
        'Očistěte dosedací plochy suchým štětcem: tříska pod nožem posune řez.',
        'Vložte nový pár, přitlačte jej k dorazu a utáhněte momentem 2,5 Nm.',
        'Zavřete kryt, spusťte referenci nožů a uřízněte pět kusů.',
      ],
    },
    de: {
      title: 'Messer wechseln',
      steps: [
        'Den Messerträger in die Serviceposition fahren und warten, bis der Antrieb steht.',
        'Die Haube öffnen und die zwei Klemmschrauben mit dem 3-mm-Schlüssel lösen.',
        'Beide Messer mit dem Magnethalter entnehmen, nie mit den Fingern.',
        'Die Sitze mit einem trockenen Pinsel reinigen: ein Span unter dem Messer verschiebt den Schnitt.',
        'Das neue Paar einsetzen, gegen den Anschlag drücken und mit 2.5 Nm anziehen.',
        'Die Haube schliessen, die Messerreferenz fahren und fünf Stück schneiden.',
      ],
    },
    es: {
      title: 'Cambiar las cuchillas',
      steps: [
        'Lleve el portacuchillas a la posición de servicio y espere a que el accionamiento se detenga.',
        'Abra la cubierta y afloje los dos tornillos de sujeción con la llave de 3 mm.',
        'Retire ambas cuchillas con el soporte magnético, nunca con los dedos.',
        'Limpie los asientos con un pincel seco: una viruta bajo la cuchilla desplaza el corte.',
        'Coloque el nuevo par, presiónelo contra el tope y apriete a 2,5 Nm.',
        'Cierre la cubierta, ejecute la referencia de las cuchillas y corte cinco piezas.',
      ],
    },
    fr: {
      title: 'Changer les lames',
      steps: [
        'Amener le porte-lames en position de service et attendre l’arrêt de l’entraînement.',
        'Ouvrir le capot et desserrer les deux vis de serrage avec la clé de 3 mm.',
        'Retirer les deux lames avec le support magnétique, jamais avec les doigts.',
        'Nettoyer les logements avec un pinceau sec : un copeau sous la lame décale la coupe.',
        'Mettre en place la nouvelle paire, l’appuyer contre la butée et serrer à 2,5 Nm.',
        'Fermer le capot, lancer la prise de référence des lames et couper cinq pièces.',
      ],
    },
    hu: {
      title: 'A kések cseréje',
      steps: [
        'Vigye a késtartót szervizhelyzetbe, és várja meg, amíg a hajtás megáll.',
        'Nyissa fel a burkolatot, és lazítsa meg a két szorítócsavart a 3 mm-es kulccsal.',
        'Vegye ki mindkét kést a mágneses tartóval, soha ne ujjal.',
        'Tisztítsa meg a késüléseket száraz ecsettel: a kés alatti forgács eltolja a vágást.',
        'Helyezze be az új párt, nyomja az ütközőhöz, és húzza meg 2,5 Nm nyomatékkal.',
        'Zárja be a burkolatot, futtassa le a késreferenciát, és vágjon le öt darabot.',
      ],
    },
    ja: {
      title: '刃の交換',
      steps: [
        '刃ホルダーをサービス位置へ移動し、駆動部が停止するまで待ちます。',
        'カバーを開け、3 mm のレンチでクランプねじ 2 本を緩めます。',
        '2 枚の刃をマグネットホルダーで取り出します。決して指で触れないでください。',
        '取付面を乾いたブラシで清掃します。刃の下に切りくずがあると切断位置がずれます。',
        '新しい 1 組をストッパーに押し当てて取り付け、2.5 Nm で締め付けます。',
        'カバーを閉じ、刃の原点合わせを行ってから 5 本切断します。',
      ],
    },
    pt: {
      title: 'Trocar as lâminas',
      steps: [
        'Leve o porta-lâminas à posição de serviço e espere até o acionamento parar.',
        'Abra a tampa e solte os dois parafusos de fixação com a chave de 3 mm.',
        'Retire as duas lâminas com o suporte magnético, nunca com os dedos.',
        'Limpe os assentos com um pincel seco: um cavaco sob a lâmina desloca o corte.',
        'Coloque o novo par, pressione-o contra o batente e aperte com 2,5 Nm.',
        'Feche a tampa, execute a referência das lâminas e corte cinco peças.',
      ],
    },
    ro: {
      title: 'Schimbarea cuțitelor',
      steps: [
        'Aduceți suportul cuțitelor în poziția de service și așteptați până când acționarea se oprește.',
        'Deschideți capacul și slăbiți cele două șuruburi de prindere cu cheia de 3 mm.',
        'Scoateți ambele cuțite cu suportul magnetic, niciodată cu degetele.',
        'Curățați locașurile cu o pensulă uscată: o așchie sub cuțit deplasează tăierea.',
        'Introduceți perechea nouă, apăsați-o pe opritor și strângeți cu 2,5 Nm.',
        'Închideți capacul, rulați referința cuțitelor și tăiați cinci bucăți.',
      ],
    },
    sk: {
      title: 'Výmena nožov',
      steps: [
        'Presuňte nosič nožov do servisnej polohy a počkajte, kým sa pohon zastaví.',
        'Otvorte kryt a povoľte dve upínacie skrutky kľúčom 3 mm.',
        'Vyberte oba nože magnetickým držiakom, nikdy nie prstami.',
        'Očistite dosadacie plochy suchým štetcom: trieska pod nožom posunie rez.',
        'Vložte nový pár, pritlačte ho k dorazu a utiahnite momentom 2,5 Nm.',
        'Zatvorte kryt, spustite referenciu nožov a odrežte päť kusov.',
      ],
    },
    zh: {
      title: '更换刀片',
      steps: [
        '将刀架移到维护位置，等待驱动完全停止。',
        '打开护罩，用 3 mm 扳手松开 2 颗夹紧螺钉。',
        '用磁性夹具取出 2 片刀片，切勿用手指。',
        '用干毛刷清洁刀座：刀片下有碎屑会使切口偏移。',
        '装入新的一对刀片，压紧到限位处，以 2.5 Nm 拧紧。',
        '关闭护罩，执行刀片回参考点，然后切 5 根。',
      ],
    },
  },
);
