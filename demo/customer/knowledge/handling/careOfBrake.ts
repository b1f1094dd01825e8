import { article } from '../article';

export const careOfBrake = article(
  { type: 'handling', kind: 'maintenance', minutes: 20 },
  {
    en: {
      title: 'Half-yearly care of the brake',
      steps: [
        'Take off the drum and switch off the drive.',
        'Blow out the brake and check the lining: below 2 mm it is replaced.',
        'Grease the shaft with 5 g of NLGI 2, and wipe off the rest.',
        'Put on the drum and measure the time to standstill; it may not exceed 1.5 s.',
      ],
    },
    cs: {
      title: 'Pololetní péče o brzdu',
      steps: [
        'Sejměte cívku a vypněte pohon.',
        'Vyfoukejte brzdu a zkontrolujte obložení: pod 2 mm se vyměňuje.',
        'Namažte hřídel 5 g tuku NLGI 2 a přebytek otřete.',
        'Nasaďte cívku a změřte dobu do zastavení; nesmí překročit 1,5 s.',
      ],
    },
    de: {
      title: 'Halbjährliche Pflege der Bremse',
      steps: [
        'Die Trommel abnehmen und den Antrieb ausschalten.',
        'Die Bremse ausblasen und den Belag prüfen: unter 2 mm wird er ersetzt.',
        'Die Welle mit 5 g NLGI 2 schmieren und den Rest abwischen.',
        'Die Trommel aufsetzen und die Zeit bis zum Stillstand messen; höchstens 1.5 s.',
      ],
    },
    es: {
      title: 'Cuidado semestral del freno',
      steps: [
        'Retire la bobina y apague el accionamiento.',
        'Sople el freno y compruebe el forro: por debajo de 2 mm se sustituye.',
        'Engrase el eje con 5 g de NLGI 2 y limpie el sobrante.',
        'Coloque la bobina y mida el tiempo hasta la parada; no debe superar 1,5 s.',
      ],
    },
    fr: {
      title: 'Entretien semestriel du frein',
      steps: [
        'Retirer le touret et couper l’entraînement.',
        'Souffler le frein et vérifier la garniture : en dessous de 2 mm, elle est remplacée.',
        'Graisser l’arbre avec 5 g de NLGI 2 et essuyer l’excédent.',
        'Remettre le touret et mesurer le temps jusqu’à l’arrêt ; il ne doit pas dépasser 1,5 s.',
      ],
    },
    hu: {
      title: 'A fék féléves ápolása',
      steps: [
        'Vegye le a dobot, és kapcsolja ki a hajtást.',
        'Fújja ki a féket, és ellenőrizze a betétet: 2 mm alatt cserélendő.',
        'Kenje meg a tengelyt 5 g NLGI 2 zsírral, és törölje le a felesleget.',
        'Tegye fel a dobot, és mérje meg a megállásig eltelt időt; nem haladhatja meg az 1,5 s-ot.',
      ],
    },
    ja: {
      title: 'ブレーキの半年点検',
      steps: [
        'ドラムを外し、駆動部の電源を切ります。',
        'ブレーキをエアで吹き、ライニングを点検します。2 mm 未満の場合は交換します。',
        '軸に NLGI 2 のグリースを 5 g 塗り、余分を拭き取ります。',
        'ドラムを取り付け、停止までの時間を測定します。1.5 s を超えてはいけません。',
      ],
    },
    pt: {
      title: 'Cuidado semestral do freio',
      steps: [
        'Retire a bobina e desligue o acionamento.',
        'Sopre o freio e verifique a lona: abaixo de 2 mm ela é trocada.',
        'Lubrifique o eixo com 5 g de NLGI 2 e limpe o excesso.',
        'Coloque a bobina e meça o tempo até a parada; ele não pode passar de 1,5 s.',
      ],
    },
    ro: {
      title: 'Îngrijirea semestrială a frânei',
      steps: [
        'Scoateți tamburul și opriți acționarea.',
        'Suflați frâna și verificați garnitura: sub 2 mm se înlocuiește.',
        'Ungeți arborele cu 5 g de NLGI 2 și ștergeți surplusul.',
        'Montați tamburul și măsurați timpul până la oprire; nu poate depăși 1,5 s.',
      ],
    },
    sk: {
      title: 'Polročná starostlivosť o brzdu',
      steps: [
        'Zložte cievku a vypnite pohon.',
        'Vyfúkajte brzdu a skontrolujte obloženie: pod 2 mm sa vymieňa.',
        'Namažte hriadeľ 5 g tuku NLGI 2 a prebytok utrite.',
        'Nasaďte cievku a zmerajte čas do zastavenia; nesmie prekročiť 1,5 s.',
      ],
    },
    zh: {
      title: '制动器半年保养',
      steps: [
        '取下线盘并关闭驱动。',
        '吹净制动器并检查摩擦片：低于 2 mm 即更换。',
        '用 5 g 的 NLGI 2 润滑脂润滑轴，擦去多余部分。',
        '装上线盘并测量到停止的时间；不得超过 1.5 s。',
      ],
    },
  },
);
