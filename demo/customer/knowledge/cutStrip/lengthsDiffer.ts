import { article } from '../article';

export const lengthsDiffer = article(
  { type: 'cutStrip', kind: 'faultFinding', minutes: 25 },
  {
    en: {
      title: 'Lengths differ from piece to piece',
      steps: [
        'Cut ten pieces of 1 000 mm and write down shortest and longest.',
        'Check that the wire leaves the drum without a jerk; slow the prefeeder down if it does not.',
        'Look at the feed belts: shining belts slip and are replaced in pairs.',
        'Set the pressure of the belts to the value of the article.',
        'Clean the wheel of the encoder with alcohol and let it dry.',
        'Repeat the ten pieces. If the spread is still above 0.2 %, open a ticket with both lists.',
      ],
    },
    cs: {
      title: 'Délky se kus od kusu liší',
      steps: [
        'Uřízněte deset kusů po 1 000 mm a zapište nejkratší a nejdelší.',
        'Zkontrolujte, zda vodič odchází z cívky bez škubání; pokud ne, zpomalte podavač.',
        'Prohlédněte podávací pásy: lesklé pásy prokluzují a vyměňují se v párech.',
        'Nastavte přítlak pásů na hodnotu artiklu.',
        'Očistěte kolečko enkodéru alkoholem a nechte je uschnout.',
        'Zopakujte deset kusů. Je-li rozptyl stále nad 0,2 %, založte tiket s oběma seznamy.',
      ],
    },
    de: {
      title: 'Längen schwanken von Stück zu Stück',
      steps: [
        'Zehn Stück zu 1’000 mm schneiden und kürzestes und längstes notieren.',
        'Prüfen, ob die Leitung ruckfrei von der Trommel läuft; sonst das Zuführgerät verlangsamen.',
        'Die Transportriemen ansehen: glänzende Riemen rutschen und werden paarweise ersetzt.',
        'Den Anpressdruck der Riemen auf den Wert des Artikels stellen.',
        'Das Rad des Drehgebers mit Alkohol reinigen und trocknen lassen.',
        'Die zehn Stück wiederholen. Bleibt die Streuung über 0.2 %, ein Ticket mit beiden Listen eröffnen.',
      ],
    },
    es: {
      title: 'Las longitudes varían de una pieza a otra',
      steps: [
        'Corte diez piezas de 1000 mm y anote la más corta y la más larga.',
        'Compruebe que el cable salga de la bobina sin tirones; si no es así, reduzca la velocidad del prealimentador.',
        'Observe las correas de avance: las correas brillantes patinan y se sustituyen por pares.',
        'Ajuste la presión de las correas al valor del artículo.',
        'Limpie la rueda del encóder con alcohol y déjela secar.',
        'Repita las diez piezas. Si la dispersión sigue por encima del 0,2 %, abra un ticket con ambas listas.',
      ],
    },
    fr: {
      title: 'Les longueurs varient d’une pièce à l’autre',
      steps: [
        'Couper dix pièces de 1 000 mm et noter la plus courte et la plus longue.',
        'Vérifier que le fil quitte le touret sans à-coup ; sinon, ralentir le dévidoir.',
        'Examiner les courroies d’entraînement : les courroies brillantes patinent et se remplacent par paires.',
        'Régler la pression des courroies sur la valeur de l’article.',
        'Nettoyer la roue du codeur à l’alcool et la laisser sécher.',
        'Répéter les dix pièces. Si la dispersion dépasse toujours 0,2 %, ouvrir un ticket avec les deux listes.',
      ],
    },
    hu: {
      title: 'Darabonként eltérő hosszak',
      steps: [
        'Vágjon le tíz 1000 mm-es darabot, és jegyezze fel a legrövidebbet és a leghosszabbat.',
        'Ellenőrizze, hogy a vezeték rántás nélkül fut-e le a dobról; ha nem, lassítsa az előadagolót.',
        'Nézze meg a továbbítószíjakat: a fényes szíj csúszik, és párban cserélendő.',
        'Állítsa a szíjak nyomását a cikkhez tartozó értékre.',
        'Tisztítsa meg a jeladó kerekét alkohollal, és hagyja megszáradni.',
        'Ismételje meg a tíz darabot. Ha a szórás továbbra is 0,2 % fölött van, nyisson jegyet mindkét listával.',
      ],
    },
    ja: {
      title: '長さが電線ごとにばらつく',
      steps: [
        '1,000 mm の電線を 10 本切断し、最短と最長を記録します。',
        '電線がドラムから引っかかりなく出ているか確認します。引っかかる場合は、プリフィーダーの速度を下げてください。',
        '送りベルトを点検します。光沢の出たベルトは滑るため、2 本 1 組で交換します。',
        'ベルトの押し圧を品番の値に合わせます。',
        'エンコーダーのホイールをアルコールで清掃し、乾かします。',
        'もう一度 10 本切断します。ばらつきがまだ 0.2 % を超える場合は、両方のリストを添えてチケットを作成してください。',
      ],
    },
    pt: {
      title: 'Os comprimentos variam de uma peça para outra',
      steps: [
        'Corte dez peças de 1.000 mm e anote a mais curta e a mais longa.',
        'Verifique se o fio sai da bobina sem trancos; caso contrário, reduza a velocidade do pré-alimentador.',
        'Observe as correias de avanço: correias brilhantes patinam e são trocadas aos pares.',
        'Ajuste a pressão das correias ao valor do artigo.',
        'Limpe a roda do encoder com álcool e deixe-a secar.',
        'Repita as dez peças. Se a dispersão continuar acima de 0,2 %, abra um chamado com as duas listas.',
      ],
    },
    ro: {
      title: 'Lungimile diferă de la o bucată la alta',
      steps: [
        'Tăiați zece bucăți de 1.000 mm și notați cea mai scurtă și cea mai lungă.',
        'Verificați dacă firul pleacă de pe tambur fără smucituri; dacă nu, încetiniți prealimentatorul.',
        'Examinați curelele de transport: curelele lucioase alunecă și se înlocuiesc în perechi.',
        'Reglați presiunea curelelor la valoarea articolului.',
        'Curățați roata encoderului cu alcool și lăsați-o să se usuce.',
        'Repetați cele zece bucăți. Dacă abaterea depășește în continuare 0,2 %, deschideți un tichet cu ambele liste.',
      ],
    },
    sk: {
      title: 'Dĺžky sa od kusa ku kusu líšia',
      steps: [
        'Odrežte desať kusov po 1 000 mm a zapíšte najkratší a najdlhší.',
        'Skontrolujte, či vodič odchádza z cievky bez trhania; ak nie, spomaľte podávač.',
        'Prezrite podávacie remene: lesklé remene preklzávajú a vymieňajú sa v pároch.',
        'Nastavte prítlak remeňov na hodnotu artikla.',
        'Očistite koliesko enkodéra alkoholom a nechajte ho uschnúť.',
        'Zopakujte desať kusov. Ak je rozptyl stále nad 0,2 %, založte tiket s oboma zoznamami.',
      ],
    },
    zh: {
      title: '每根长度不一致',
      steps: [
        '切 10 根 1,000 mm 的电线，记下最短和最长的长度。',
        '检查电线从线盘出来时是否平顺无顿挫；如有顿挫，请降低送线机速度。',
        '查看送线皮带：发亮的皮带会打滑，须成对更换。',
        '将皮带压力设为该产品的数值。',
        '用酒精清洁编码器轮并晾干。',
        '再切 10 根。如果偏差仍大于 0.2 %，请附上两份清单提交工单。',
      ],
    },
  },
);
