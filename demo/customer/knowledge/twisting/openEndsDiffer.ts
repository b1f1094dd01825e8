import { article } from '../article';

export const openEndsDiffer = article(
  { type: 'twisting', kind: 'faultFinding', minutes: 20 },
  {
    en: {
      title: 'The open ends have different lengths',
      steps: [
        'Check that both wires of the pair come from the cutting side with the same length.',
        'Clean the twisting jaws and look for grooves.',
        'Compare the clamping pressure of left and right; the difference may be 0.2 bar.',
        'Reference the carriage and twist five pairs.',
      ],
    },
    cs: {
      title: 'Nezkroucené konce mají různé délky',
      steps: [
        'Zkontrolujte, zda oba vodiče páru přicházejí ze stříhací strany stejně dlouhé.',
        'Očistěte kroucicí čelisti a podívejte se, zda nemají rýhy.',
        'Porovnejte upínací tlak vlevo a vpravo; rozdíl smí být 0,2 bar.',
        'Nastavte referenci vozíku a zkruťte pět párů.',
      ],
    },
    de: {
      title: 'Offene Enden sind ungleich lang',
      steps: [
        'Prüfen, ob beide Leitungen des Paars gleich lang aus der Schneidseite kommen.',
        'Die Verdrillbacken reinigen und auf Rillen ansehen.',
        'Den Klemmdruck links und rechts vergleichen; erlaubt sind 0.2 bar Unterschied.',
        'Den Schlitten referenzieren und fünf Paare verdrillen.',
      ],
    },
    es: {
      title: 'Los extremos sin trenzar tienen longitudes distintas',
      steps: [
        'Compruebe que los dos cables del par salgan del lado de corte con la misma longitud.',
        'Limpie las mordazas de trenzado y busque surcos.',
        'Compare la presión de sujeción de la izquierda y la derecha; se admite una diferencia de 0,2 bar.',
        'Referencie el carro y trence cinco pares.',
      ],
    },
    fr: {
      title: 'Les extrémités non torsadées sont de longueur inégale',
      steps: [
        'Vérifier que les deux fils de la paire arrivent du côté coupe avec la même longueur.',
        'Nettoyer les mors de torsadage et chercher des rainures.',
        'Comparer la pression de serrage à gauche et à droite ; l’écart admis est de 0,2 bar.',
        'Référencer le chariot et torsader cinq paires.',
      ],
    },
    hu: {
      title: 'A sodratlan végek hossza eltér',
      steps: [
        'Ellenőrizze, hogy az érpár mindkét vezetéke azonos hosszal érkezik-e a vágóoldalról.',
        'Tisztítsa meg a sodrópofákat, és nézze meg, nincsenek-e rajtuk barázdák.',
        'Vesse össze a bal és a jobb oldal szorítónyomását; az eltérés 0,2 bar lehet.',
        'Végezze el a kocsi referálását, és sodorjon meg öt érpárt.',
      ],
    },
    ja: {
      title: '非ツイスト端の長さがそろわない',
      steps: [
        'ペアの 2 本の電線が、切断側から同じ長さで出ているか確認します。',
        'ツイスト爪を清掃し、溝がないか点検します。',
        '左右のクランプ圧を比較します。許容差は 0.2 bar です。',
        'キャリッジの原点合わせを行い、5 対をツイストします。',
      ],
    },
    pt: {
      title: 'As extremidades não torcidas têm comprimentos diferentes',
      steps: [
        'Verifique se os dois fios do par saem do lado de corte com o mesmo comprimento.',
        'Limpe os mordentes de torção e procure sulcos.',
        'Compare a pressão de fixação da esquerda e da direita; a diferença admitida é de 0,2 bar.',
        'Referencie o carro e torça cinco pares.',
      ],
    },
    ro: {
      title: 'Capetele netorsadate au lungimi diferite',
      steps: [
        'Verificați dacă ambele fire ale perechii vin din partea de tăiere cu aceeași lungime.',
        'Curățați fălcile de torsadare și căutați șanțuri.',
        'Comparați presiunea de prindere din stânga și din dreapta; diferența poate fi de 0,2 bar.',
        'Referențiați căruciorul și torsadați cinci perechi.',
      ],
    },
    sk: {
      title: 'Neskrútené konce majú rôzne dĺžky',
      steps: [
        'Skontrolujte, či oba vodiče páru prichádzajú zo strihacej strany rovnako dlhé.',
        'Očistite skrúcacie čeľuste a pozrite, či nemajú ryhy.',
        'Porovnajte upínací tlak vľavo a vpravo; rozdiel smie byť 0,2 bar.',
        'Nastavte referenciu vozíka a skrúťte päť párov.',
      ],
    },
    zh: {
      title: '未绞端长度不一致',
      steps: [
        '检查线对的两根电线从裁线侧出来时长度是否相同。',
        '清洁绞线夹爪并查看有无沟痕。',
        '比较左右夹紧压力；允许相差 0.2 bar。',
        '滑架回参考点，绞合 5 对。',
      ],
    },
  },
);
