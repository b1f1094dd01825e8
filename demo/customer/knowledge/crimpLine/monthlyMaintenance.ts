import { article } from '../article';

export const monthlyMaintenance = article(
  { type: 'crimpLine', kind: 'maintenance', minutes: 45 },
  {
    en: {
      title: 'Monthly maintenance of both sides',
      steps: [
        'Drive both sides to the service position and lock the main switch.',
        'Clean swivel arm, grippers and seal stations with a brush.',
        'Check the gripper jaws: rubber that shines is replaced.',
        'Lubricate guides and ram with the kit of the machine, one stroke each.',
        'Drain the water of the air filter and note the pressure.',
        'Unlock, reference both sides and run a test order of twenty pieces.',
      ],
    },
    cs: {
      title: 'Měsíční údržba obou stran',
      steps: [
        'Najeďte oběma stranami do servisní polohy a uzamkněte hlavní vypínač.',
        'Očistěte štětcem otočné rameno, chapadla a stanice těsnění.',
        'Zkontrolujte čelisti chapadel: lesklá pryž se vyměňuje.',
        'Namažte vedení a beran mazací sadou stroje, každé jedním zdvihem.',
        'Vypusťte vodu ze vzduchového filtru a zapište tlak.',
        'Odemkněte, nastavte referenci obou stran a spusťte testovací zakázku s dvaceti kusy.',
      ],
    },
    de: {
      title: 'Monatliche Wartung beider Seiten',
      steps: [
        'Beide Seiten in die Serviceposition fahren und den Hauptschalter abschliessen.',
        'Schwenkarm, Greifer und Tüllenstationen mit dem Pinsel reinigen.',
        'Die Greiferbacken prüfen: glänzender Gummi wird ersetzt.',
        'Führungen und Stössel mit dem Schmierset der Maschine schmieren, je ein Hub.',
        'Das Wasser des Luftfilters ablassen und den Druck notieren.',
        'Aufschliessen, beide Seiten referenzieren und einen Testauftrag von zwanzig Stück fahren.',
      ],
    },
    es: {
      title: 'Mantenimiento mensual de ambos lados',
      steps: [
        'Lleve ambos lados a la posición de servicio y bloquee el interruptor principal.',
        'Limpie con un pincel el brazo giratorio, las pinzas y las estaciones de sellos.',
        'Compruebe las mordazas de las pinzas: la goma brillante se sustituye.',
        'Lubrique las guías y la corredera de la prensa con el kit de la máquina, una embolada cada una.',
        'Vacíe el agua del filtro de aire y anote la presión.',
        'Desbloquee, referencie ambos lados y ejecute una orden de prueba de veinte piezas.',
      ],
    },
    fr: {
      title: 'Entretien mensuel des deux côtés',
      steps: [
        'Amener les deux côtés en position de service et verrouiller l’interrupteur principal.',
        'Nettoyer au pinceau le bras pivotant, les pinces et les postes de joints.',
        'Vérifier les mors des pinces : le caoutchouc qui brille est remplacé.',
        'Graisser guidages et coulisseau avec le kit de la machine, un coup chacun.',
        'Purger l’eau du filtre à air et noter la pression.',
        'Déverrouiller, référencer les deux côtés et exécuter un ordre d’essai de vingt pièces.',
      ],
    },
    hu: {
      title: 'Mindkét oldal havi karbantartása',
      steps: [
        'Vigye mindkét oldalt szervizhelyzetbe, és lakatolja le a főkapcsolót.',
        'Tisztítsa meg ecsettel a lengőkart, a megfogókat és a tömítésállomásokat.',
        'Ellenőrizze a megfogópofákat: a fényes gumit ki kell cserélni.',
        'Kenje meg a vezetékeket és a nyomószánt a gép kenőkészletével, mindegyiket egy lökettel.',
        'Eressze le a vizet a levegőszűrőből, és jegyezze fel a nyomást.',
        'Oldja fel a zárat, végezze el mindkét oldal referálását, és futtasson egy húszdarabos próbarendelést.',
      ],
    },
    ja: {
      title: '両側の月次保守',
      steps: [
        '両側をサービス位置へ移動し、主スイッチを施錠します。',
        'スイングアーム、グリッパー、防水栓ステーションをブラシで清掃します。',
        'グリッパー爪を点検します。ゴムに光沢が出ていれば交換します。',
        'ガイドとラムに、機械付属の潤滑キットで 1 ストロークずつ給脂します。',
        'エアフィルターの水を抜き、圧力を記録します。',
        '解錠して両側の原点合わせを行い、20 本のテストオーダーを実行します。',
      ],
    },
    pt: {
      title: 'Manutenção mensal dos dois lados',
      steps: [
        'Leve os dois lados à posição de serviço e bloqueie a chave geral.',
        'Limpe com um pincel o braço giratório, as garras e as estações de vedações.',
        'Verifique os mordentes das garras: borracha brilhante deve ser trocada.',
        'Lubrifique as guias e o martelo com o kit da máquina, um curso em cada um.',
        'Drene a água do filtro de ar e anote a pressão.',
        'Desbloqueie, referencie os dois lados e execute uma ordem de teste de vinte peças.',
      ],
    },
    ro: {
      title: 'Întreținerea lunară a ambelor părți',
      steps: [
        'Aduceți ambele părți în poziția de service și blocați întrerupătorul principal.',
        'Curățați cu o pensulă brațul pivotant, dispozitivele de prindere și stațiile de garnituri.',
        'Verificați fălcile de prindere: cauciucul lucios se înlocuiește.',
        'Ungeți ghidajele și berbecul cu setul mașinii, câte o cursă fiecare.',
        'Evacuați apa din filtrul de aer și notați presiunea.',
        'Deblocați, referențiați ambele părți și rulați o comandă de probă de douăzeci de bucăți.',
      ],
    },
    sk: {
      title: 'Mesačná údržba oboch strán',
      steps: [
        'Presuňte obe strany do servisnej polohy a uzamknite hlavný vypínač.',
        'Očistite štetcom otočné rameno, chápadlá a stanice tesnení.',
        'Skontrolujte čeľuste chápadiel: lesklá guma sa vymieňa.',
        'Namažte vedenia a baran mazacou súpravou stroja, každé jedným zdvihom.',
        'Vypustite vodu zo vzduchového filtra a zapíšte tlak.',
        'Odomknite, nastavte referenciu oboch strán a spustite testovaciu zákazku s dvadsiatimi kusmi.',
      ],
    },
    zh: {
      title: '两侧月度维护',
      steps: [
        '将两侧移到维护位置并锁定主开关。',
        '用毛刷清洁摆臂、夹爪和防水栓工位。',
        '检查夹爪：橡胶发亮即更换。',
        '用设备的润滑套件润滑导轨和滑块，各 1 个行程。',
        '排出空气过滤器的积水并记录压力。',
        '解锁，两侧回参考点，运行 20 件的测试订单。',
      ],
    },
  },
);
