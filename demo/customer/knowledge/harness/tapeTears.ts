import { article } from '../article';

export const tapeTears = article(
  { type: 'harness', kind: 'faultFinding', minutes: 10 },
  {
    en: {
      title: 'The tape tears',
      steps: [
        'Check the tape: rolls older than a year or stored warm tear.',
        'Clean the tape knife with the solvent of the kit.',
        'Lower the brake of the tape roll by one notch.',
        'Wrap one metre at half speed and then at full speed.',
      ],
    },
    cs: {
      title: 'Páska se trhá',
      steps: [
        'Zkontrolujte pásku: role starší než rok nebo skladované v teple se trhají.',
        'Očistěte nůž na pásku rozpouštědlem ze sady.',
        'Snižte brzdu role pásky o jeden zub.',
        'Oviňte jeden metr poloviční a poté plnou rychlostí.',
      ],
    },
    de: {
      title: 'Das Band reisst',
      steps: [
        'Das Band prüfen: Rollen über einem Jahr oder aus warmem Lager reissen.',
        'Das Bandmesser mit dem Lösemittel aus dem Set reinigen.',
        'Die Bremse der Bandrolle um eine Raste senken.',
        'Einen Meter mit halbem und dann mit vollem Tempo wickeln.',
      ],
    },
    es: {
      title: 'La cinta se rompe',
      steps: [
        'Compruebe la cinta: los rollos de más de un año o almacenados en un lugar cálido se rompen.',
        'Limpie la cuchilla de cinta con el disolvente del kit.',
        'Reduzca el freno del rollo de cinta en una muesca.',
        'Encinte un metro a media velocidad y después a plena velocidad.',
      ],
    },
    fr: {
      title: 'Le ruban se déchire',
      steps: [
        'Vérifier le ruban : les rouleaux de plus d’un an ou stockés au chaud se déchirent.',
        'Nettoyer le couteau à ruban avec le solvant du kit.',
        'Réduire le frein du rouleau de ruban d’un cran.',
        'Rubaner un mètre à mi-vitesse, puis à pleine vitesse.',
      ],
    },
    hu: {
      title: 'A szalag elszakad',
      steps: [
        'Ellenőrizze a szalagot: az egy évnél régebbi vagy melegben tárolt tekercsek szakadnak.',
        'Tisztítsa meg a szalagvágó kést a készlet oldószerével.',
        'Állítsa eggyel kisebb fokozatra a szalagtekercs fékjét.',
        'Szalagozzon be egy métert fél, majd teljes sebességgel.',
      ],
    },
    ja: {
      title: 'テープが切れる',
      steps: [
        'テープを点検します。一年を超えたロールや高温で保管したロールは切れやすくなります。',
        'テープカッターをキットの溶剤で清掃します。',
        'テープロールのブレーキを 1 段弱めます。',
        '1 メートルを半分の速度で巻き、次に全速で巻きます。',
      ],
    },
    pt: {
      title: 'A fita se rompe',
      steps: [
        'Verifique a fita: rolos com mais de um ano ou guardados em local quente se rompem.',
        'Limpe a faca de fita com o solvente do kit.',
        'Reduza o freio do rolo de fita em um ponto.',
        'Enfite um metro a meia velocidade e depois a plena velocidade.',
      ],
    },
    ro: {
      title: 'Banda se rupe',
      steps: [
        'Verificați banda: rolele mai vechi de un an sau depozitate la cald se rup.',
        'Curățați cuțitul pentru bandă cu solventul din set.',
        'Reduceți frâna rolei de bandă cu o treaptă.',
        'Bandajați un metru la jumătate din viteză, apoi la viteză maximă.',
      ],
    },
    sk: {
      title: 'Páska sa trhá',
      steps: [
        'Skontrolujte pásku: kotúče staršie než rok alebo skladované v teple sa trhajú.',
        'Očistite nôž na pásku rozpúšťadlom zo súpravy.',
        'Znížte brzdu kotúča pásky o jeden zub.',
        'Oviňte jeden meter polovičnou a potom plnou rýchlosťou.',
      ],
    },
    zh: {
      title: '胶带断裂',
      steps: [
        '检查胶带：超过一年或在高温下存放的胶带卷容易断裂。',
        '用套件中的溶剂清洁胶带刀。',
        '将胶带卷的制动调低一格。',
        '先以半速、再以全速各缠绕一米。',
      ],
    },
  },
);
