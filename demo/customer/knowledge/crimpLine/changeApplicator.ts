import { article } from '../article';

export const changeApplicator = article(
  { type: 'crimpLine', kind: 'howTo', minutes: 12 },
  {
    en: {
      title: 'Change an applicator',
      steps: [
        'Let the running order finish and open the press cover.',
        'Cut the terminal strip behind the feed and remove the rest forwards.',
        'Release the clamp, pull the applicator and put it into its box.',
        'Clean the base plate, insert the new applicator up to the stop and clamp.',
        'Thread the strip until the first terminal lies over the anvil.',
        'Turn the press once by hand and only then by the drive.',
        'Crimp three pieces, measure the crimp height and release the order.',
      ],
    },
    cs: {
      title: 'Výměna aplikátoru',
      steps: [
        'Nechte dokončit běžící zakázku a otevřete kryt lisu.',
        'Odstřihněte pás kontaktů za podáváním a zbytek vyjměte směrem dopředu.',
        'Uvolněte upnutí, vytáhněte aplikátor a uložte jej do jeho boxu.',
        'Očistěte základní desku, vložte nový aplikátor až na doraz a upněte jej.',
        'Zaveďte pás tak, aby první kontakt ležel nad kovadlinkou.',
        'Otočte lisem jednou ručně a teprve poté pohonem.',
        'Nakrimpujte tři kusy, změřte výšku krimpu a zakázku uvolněte.',
      ],
    },
    de: {
      title: 'Ein Werkzeug wechseln',
      steps: [
        'Den laufenden Auftrag beenden lassen und die Haube der Presse öffnen.',
        'Das Kontaktband hinter dem Vorschub abschneiden und den Rest nach vorn entnehmen.',
        'Die Klemmung lösen, das Werkzeug ziehen und in seine Box legen.',
        'Die Grundplatte reinigen, das neue Werkzeug bis zum Anschlag einsetzen und klemmen.',
        'Das Band einfädeln, bis der erste Kontakt über dem Amboss liegt.',
        'Die Presse einmal von Hand und erst dann mit dem Antrieb drehen.',
        'Drei Stück crimpen, die Crimphöhe messen und den Auftrag freigeben.',
      ],
    },
    es: {
      title: 'Cambiar un aplicador',
      steps: [
        'Deje terminar la orden en curso y abra la cubierta de la prensa.',
        'Corte la tira de terminales detrás del avance y retire el resto hacia delante.',
        'Suelte la sujeción, extraiga el aplicador y guárdelo en su caja.',
        'Limpie la placa base, introduzca el nuevo aplicador hasta el tope y sujételo.',
        'Enhebre la tira hasta que el primer terminal quede sobre el yunque.',
        'Gire la prensa una vez a mano y solo después con el accionamiento.',
        'Crimpe tres piezas, mida la altura de crimpado y libere la orden.',
      ],
    },
    fr: {
      title: 'Changer un applicateur',
      steps: [
        'Laisser se terminer l’ordre en cours et ouvrir le capot de la presse.',
        'Couper la bande de contacts derrière l’avance et retirer le reste par l’avant.',
        'Desserrer le bridage, retirer l’applicateur et le ranger dans sa boîte.',
        'Nettoyer la plaque de base, insérer le nouvel applicateur jusqu’à la butée et le brider.',
        'Enfiler la bande jusqu’à ce que le premier contact se trouve au-dessus de l’enclume.',
        'Tourner la presse une fois à la main, puis seulement avec l’entraînement.',
        'Sertir trois pièces, mesurer la hauteur de sertissage et libérer l’ordre.',
      ],
    },
    hu: {
      title: 'Applikátor cseréje',
      steps: [
        'Várja meg, amíg a futó rendelés befejeződik, és nyissa fel a prés burkolatát.',
        'Vágja el a saruszalagot az adagoló mögött, és a maradékot előrefelé vegye ki.',
        'Oldja a rögzítést, húzza ki az applikátort, és tegye a dobozába.',
        'Tisztítsa meg az alaplapot, tolja be az új applikátort ütközésig, és rögzítse.',
        'Fűzze be a szalagot, amíg az első saru az üllő fölé nem kerül.',
        'Forgassa át a prést egyszer kézzel, és csak ezután hajtással.',
        'Krimpeljen három darabot, mérje meg a krimpmagasságot, és engedélyezze a rendelést.',
      ],
    },
    ja: {
      title: 'アプリケーターの交換',
      steps: [
        '実行中のオーダーを完了させてから、プレスのカバーを開けます。',
        '端子帯を送りの後方で切り、残りを前方へ抜き取ります。',
        'クランプを緩め、アプリケーターを引き出して専用の箱に収めます。',
        'ベースプレートを清掃し、新しいアプリケーターをストッパーまで差し込んでクランプします。',
        '最初の端子がアンビルの上に来るまで端子帯を通します。',
        'プレスを手で 1 回転させ、その後に初めて駆動で回します。',
        '3 本圧着し、圧着高さを測定してオーダーを承認します。',
      ],
    },
    pt: {
      title: 'Trocar um aplicador',
      steps: [
        'Deixe terminar a ordem em andamento e abra a tampa da prensa.',
        'Corte a fita de terminais atrás do avanço e retire o resto para a frente.',
        'Solte a fixação, puxe o aplicador e guarde-o na caixa dele.',
        'Limpe a placa de base, insira o novo aplicador até o batente e fixe-o.',
        'Passe a fita até o primeiro terminal ficar sobre a bigorna.',
        'Gire a prensa uma vez à mão e só depois com o acionamento.',
        'Crimpe três peças, meça a altura de crimpagem e libere a ordem.',
      ],
    },
    ro: {
      title: 'Schimbarea unui aplicator',
      steps: [
        'Lăsați comanda în curs să se termine și deschideți capacul presei.',
        'Tăiați banda de terminale în spatele avansului și scoateți restul prin față.',
        'Desfaceți prinderea, scoateți aplicatorul și puneți-l în cutia lui.',
        'Curățați placa de bază, introduceți noul aplicator până la opritor și fixați-l.',
        'Introduceți banda până când primul terminal se află deasupra nicovalei.',
        'Rotiți presa o dată cu mâna și abia apoi cu acționarea.',
        'Sertizați trei bucăți, măsurați înălțimea de sertizare și eliberați comanda.',
      ],
    },
    sk: {
      title: 'Výmena aplikátora',
      steps: [
        'Nechajte dokončiť bežiacu zákazku a otvorte kryt lisu.',
        'Odstrihnite pás kontaktov za podávaním a zvyšok vyberte smerom dopredu.',
        'Uvoľnite upnutie, vytiahnite aplikátor a uložte ho do jeho boxu.',
        'Očistite základnú dosku, vložte nový aplikátor až na doraz a upnite ho.',
        'Zaveďte pás tak, aby prvý kontakt ležal nad nákovkou.',
        'Otočte lisom raz ručne a až potom pohonom.',
        'Nakrimpujte tri kusy, zmerajte výšku krimpu a zákazku uvoľnite.',
      ],
    },
    zh: {
      title: '更换压接模具',
      steps: [
        '待正在执行的订单完成后，打开压力机护罩。',
        '在送料机构后方剪断端子带，从前方取出剩余部分。',
        '松开夹紧，拉出压接模具并放入其收纳盒。',
        '清洁底板，将新压接模具推到限位处并夹紧。',
        '穿入端子带，直到第一个端子位于砧座上方。',
        '先用手转动压力机一圈，然后才用驱动运转。',
        '压接 3 件，测量压接高度，然后放行订单。',
      ],
    },
  },
);
