import { article } from '../article';

export const setMarkDistance = article(
  { type: 'marking', kind: 'howTo', minutes: 10 },
  {
    en: {
      title: 'Set the distance of the marks',
      steps: [
        'Choose the article and open the page “Mark”.',
        'Enter first distance, repetition and the distance from the second end.',
        'Run one piece slowly and measure from the cut to the first character.',
        'Enter the difference as offset; it holds for every article of this wire.',
      ],
    },
    cs: {
      title: 'Nastavení rozteče značek',
      steps: [
        'Vyberte artikl a otevřete stránku „Značení“.',
        'Zadejte první vzdálenost, opakování a vzdálenost od druhého konce.',
        'Nechte jeden kus projet pomalu a změřte vzdálenost od řezu k prvnímu znaku.',
        'Rozdíl zadejte jako posun; platí pro každý artikl tohoto vodiče.',
      ],
    },
    de: {
      title: 'Abstand der Markierungen einstellen',
      steps: [
        'Den Artikel wählen und die Seite «Markierung» öffnen.',
        'Ersten Abstand, Wiederholung und Abstand vom zweiten Ende eingeben.',
        'Ein Stück langsam fahren und vom Schnitt bis zum ersten Zeichen messen.',
        'Die Differenz als Versatz eingeben; er gilt für jeden Artikel dieser Leitung.',
      ],
    },
    es: {
      title: 'Ajustar la distancia de las marcas',
      steps: [
        'Elija el artículo y abra la página «Marcado».',
        'Introduzca la primera distancia, la repetición y la distancia desde el segundo extremo.',
        'Procese una pieza lentamente y mida desde el corte hasta el primer carácter.',
        'Introduzca la diferencia como desplazamiento; vale para todos los artículos de este cable.',
      ],
    },
    fr: {
      title: 'Régler la distance des marquages',
      steps: [
        'Choisir l’article et ouvrir la page « Marquage ».',
        'Saisir la première distance, la répétition et la distance depuis la seconde extrémité.',
        'Faire passer une pièce lentement et mesurer de la coupe au premier caractère.',
        'Saisir la différence comme décalage ; il vaut pour tous les articles de ce fil.',
      ],
    },
    hu: {
      title: 'A jelölések távolságának beállítása',
      steps: [
        'Válassza ki a cikket, és nyissa meg a „Jelölés” oldalt.',
        'Adja meg az első távolságot, az ismétlést és a második végtől mért távolságot.',
        'Futtasson le lassan egy darabot, és mérje meg a vágástól az első karakterig tartó távolságot.',
        'Adja meg a különbséget eltolásként; ez a vezeték minden cikkére érvényes.',
      ],
    },
    ja: {
      title: 'マーキング間隔の設定',
      steps: [
        '品番を選び、「マーキング」ページを開きます。',
        '最初の間隔、繰り返し、反対側の端からの間隔を入力します。',
        '低速で 1 本流し、切断面から最初の文字までを測定します。',
        '差をオフセットとして入力します。この電線のすべての品番に適用されます。',
      ],
    },
    pt: {
      title: 'Ajustar a distância das marcações',
      steps: [
        'Escolha o artigo e abra a página “Marcação”.',
        'Insira a primeira distância, a repetição e a distância a partir da segunda extremidade.',
        'Passe uma peça lentamente e meça do corte até o primeiro caractere.',
        'Insira a diferença como deslocamento; ele vale para todos os artigos deste fio.',
      ],
    },
    ro: {
      title: 'Reglarea distanței dintre marcaje',
      steps: [
        'Alegeți articolul și deschideți pagina „Marcare”.',
        'Introduceți prima distanță, repetarea și distanța față de al doilea capăt.',
        'Treceți o bucată încet și măsurați de la tăietură până la primul caracter.',
        'Introduceți diferența ca decalaj; este valabil pentru toate articolele cu acest fir.',
      ],
    },
    sk: {
      title: 'Nastavenie rozstupu značiek',
      steps: [
        'Vyberte artikel a otvorte stránku „Značenie“.',
        'Zadajte prvú vzdialenosť, opakovanie a vzdialenosť od druhého konca.',
        'Nechajte jeden kus prejsť pomaly a zmerajte vzdialenosť od rezu po prvý znak.',
        'Rozdiel zadajte ako posun; platí pre každý artikel tohto vodiča.',
      ],
    },
    zh: {
      title: '设置标记间距',
      steps: [
        '选择产品并打开“打标”页面。',
        '输入首个间距、重复间距以及距另一端的距离。',
        '慢速走一根，测量从切口到首个字符的距离。',
        '将差值输入为偏移量；它适用于该电线的所有产品。',
      ],
    },
  },
);
