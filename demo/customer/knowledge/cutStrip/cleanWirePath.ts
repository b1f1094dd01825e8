import { article } from '../article';

export const cleanWirePath = article(
  { type: 'cutStrip', kind: 'maintenance', minutes: 20 },
  {
    en: {
      title: 'Weekly cleaning of the wire path',
      steps: [
        'Switch off the machine and lock the air supply.',
        'Remove insulation dust from straightener, belts and guide with the vacuum cleaner.',
        'Wipe the rollers with alcohol; talc from the wire makes them slip.',
        'Check guide tube and nozzle for grooves and replace them when one can be felt.',
        'Empty the container of the stripped pieces and close the covers.',
      ],
    },
    cs: {
      title: 'Týdenní čištění dráhy vodiče',
      steps: [
        'Vypněte stroj a uzavřete přívod vzduchu.',
        'Odstraňte vysavačem prach z izolace z rovnačky, pásů a vedení.',
        'Otřete kladky alkoholem; mastek z vodiče způsobuje prokluz.',
        'Zkontrolujte rýhy ve vodicí trubce a trysce a vyměňte je, jakmile je některá znát.',
        'Vyprázdněte nádobu na odizolované zbytky a zavřete kryty.',
      ],
    },
    de: {
      title: 'Wöchentliche Reinigung des Leitungswegs',
      steps: [
        'Die Maschine ausschalten und die Druckluft absperren.',
        'Isolationsstaub an Richtwerk, Riemen und Führung mit dem Sauger entfernen.',
        'Die Rollen mit Alkohol abwischen; Talk der Leitung lässt sie rutschen.',
        'Führungsrohr und Düse auf Rillen prüfen und ersetzen, sobald eine zu spüren ist.',
        'Den Behälter der Abzüge leeren und die Hauben schliessen.',
      ],
    },
    es: {
      title: 'Limpieza semanal del recorrido del cable',
      steps: [
        'Apague la máquina y bloquee el suministro de aire.',
        'Elimine con el aspirador el polvo de aislamiento del enderezador, las correas y la guía.',
        'Limpie los rodillos con alcohol; el talco del cable los hace patinar.',
        'Compruebe si el tubo guía y la boquilla tienen surcos y sustitúyalos en cuanto se note alguno.',
        'Vacíe el recipiente de los restos de pelado y cierre las cubiertas.',
      ],
    },
    fr: {
      title: 'Nettoyage hebdomadaire du trajet du fil',
      steps: [
        'Éteindre la machine et verrouiller l’arrivée d’air.',
        'Aspirer la poussière d’isolant sur le redresseur, les courroies et le guidage.',
        'Essuyer les galets à l’alcool ; le talc du fil les fait patiner.',
        'Vérifier l’absence de rainures dans le tube de guidage et la buse ; les remplacer dès qu’une rainure se sent.',
        'Vider le bac des chutes de dénudage et fermer les capots.',
      ],
    },
    hu: {
      title: 'A vezetékút heti tisztítása',
      steps: [
        'Kapcsolja ki a gépet, és zárja el a levegőellátást.',
        'Porszívózza le a szigetelésport az egyengetőről, a szíjakról és a vezetőről.',
        'Törölje le a görgőket alkohollal; a vezetékről leváló talkumtól csúsznak.',
        'Ellenőrizze, nincs-e barázda a vezetőcsőben és a fúvókában, és cserélje ki őket, ha barázda tapintható.',
        'Ürítse ki a lehúzott szigetelés tartályát, és zárja be a burkolatokat.',
      ],
    },
    ja: {
      title: '電線経路の週次清掃',
      steps: [
        '機械の電源を切り、エア供給を遮断して施錠します。',
        '矯正機、ベルト、ガイドに付いた絶縁体の粉を掃除機で取り除きます。',
        'ローラーをアルコールで拭きます。電線のタルクが付くと滑ります。',
        'ガイドチューブとノズルに溝がないか点検し、指で感じる溝があれば交換します。',
        'ストリップくずの容器を空にし、カバーを閉じます。',
      ],
    },
    pt: {
      title: 'Limpeza semanal do percurso do fio',
      steps: [
        'Desligue a máquina e bloqueie a alimentação de ar.',
        'Remova com o aspirador o pó de isolação do endireitador, das correias e da guia.',
        'Limpe os rolos com álcool; o talco do fio faz com que patinem.',
        'Verifique se há sulcos no tubo guia e no bico e troque-os assim que um deles for perceptível ao toque.',
        'Esvazie o recipiente dos restos de decapagem e feche as tampas.',
      ],
    },
    ro: {
      title: 'Curățarea săptămânală a traseului firului',
      steps: [
        'Opriți mașina și blocați alimentarea cu aer.',
        'Îndepărtați cu aspiratorul praful de izolație de pe îndreptător, curele și ghidaj.',
        'Ștergeți rolele cu alcool; talcul de pe fir le face să alunece.',
        'Verificați dacă tubul de ghidare și duza au șanțuri și înlocuiți-le imediat ce unul se simte.',
        'Goliți recipientul cu resturile de dezizolare și închideți capacele.',
      ],
    },
    sk: {
      title: 'Týždenné čistenie dráhy vodiča',
      steps: [
        'Vypnite stroj a uzavrite prívod vzduchu.',
        'Odstráňte vysávačom prach z izolácie z rovnačky, remeňov a vedenia.',
        'Utrite kladky alkoholom; mastenec z vodiča spôsobuje preklzávanie.',
        'Skontrolujte ryhy vo vodiacej rúrke a dýze a vymeňte ich, len čo niektorú cítiť.',
        'Vyprázdnite nádobu na odizolované zvyšky a zatvorte kryty.',
      ],
    },
    zh: {
      title: '每周清洁走线路径',
      steps: [
        '关闭设备，切断并锁定气源。',
        '用吸尘器清除校直器、皮带和导线部件上的绝缘粉尘。',
        '用酒精擦拭滚轮；电线上的滑石粉会使其打滑。',
        '检查导线管和导线嘴有无沟痕，一旦能摸到沟痕即更换。',
        '清空剥线废料盒并关闭护罩。',
      ],
    },
  },
);
