import { article } from '../article';

export const dancerEndPosition = article(
  { type: 'handling', kind: 'faultFinding', minutes: 15 },
  {
    en: {
      title: 'The dancer reports its end position',
      steps: [
        'Look for a knot or a crossed turn on the drum.',
        'Check that the wire runs over every roller of the dancer.',
        'Set the dancer’s weight to the cross-section of the wire.',
        'Reduce the acceleration of the machine by a quarter and try again.',
      ],
    },
    cs: {
      title: 'Tanečník hlásí koncovou polohu',
      steps: [
        'Hledejte na cívce uzel nebo překřížený závit.',
        'Zkontrolujte, zda vodič vede přes každou kladku tanečníku.',
        'Nastavte závaží tanečníku podle průřezu vodiče.',
        'Snižte zrychlení stroje o čtvrtinu a zkuste to znovu.',
      ],
    },
    de: {
      title: 'Der Tänzer meldet Endlage',
      steps: [
        'Auf der Trommel nach Knoten oder gekreuzten Windungen suchen.',
        'Prüfen, ob die Leitung über jede Rolle des Tänzers läuft.',
        'Das Gewicht des Tänzers auf den Querschnitt der Leitung stellen.',
        'Die Beschleunigung der Maschine um einen Viertel senken und erneut versuchen.',
      ],
    },
    es: {
      title: 'El bailarín indica posición final',
      steps: [
        'Busque un nudo o una vuelta cruzada en la bobina.',
        'Compruebe que el cable pase por todos los rodillos del bailarín.',
        'Ajuste el peso del bailarín a la sección del cable.',
        'Reduzca la aceleración de la máquina en un cuarto e inténtelo de nuevo.',
      ],
    },
    fr: {
      title: 'Le pantin signale sa fin de course',
      steps: [
        'Chercher un nœud ou une spire croisée sur le touret.',
        'Vérifier que le fil passe sur chaque galet du pantin.',
        'Régler le poids du pantin sur la section du fil.',
        'Réduire l’accélération de la machine d’un quart et réessayer.',
      ],
    },
    hu: {
      title: 'A táncológörgő véghelyzetet jelez',
      steps: [
        'Keressen csomót vagy keresztezett menetet a dobon.',
        'Ellenőrizze, hogy a vezeték a táncoló minden görgőjén átfut-e.',
        'Állítsa a táncoló súlyát a vezeték keresztmetszetéhez.',
        'Csökkentse a gép gyorsulását negyedével, és próbálja újra.',
      ],
    },
    ja: {
      title: 'ダンサーが終端位置を検出する',
      steps: [
        'ドラムに結び目や巻きの交差がないか確認します。',
        '電線がダンサーのすべてのローラーを通っているか確認します。',
        'ダンサーのおもりを電線の断面積に合わせます。',
        '機械の加速度を 4 分の 1 下げ、もう一度試します。',
      ],
    },
    pt: {
      title: 'O bailarino indica posição final',
      steps: [
        'Procure um nó ou uma volta cruzada na bobina.',
        'Verifique se o fio passa por todos os rolos do bailarino.',
        'Ajuste o peso do bailarino à seção do fio.',
        'Reduza a aceleração da máquina em um quarto e tente de novo.',
      ],
    },
    ro: {
      title: 'Brațul dansator semnalează capătul de cursă',
      steps: [
        'Căutați un nod sau o spiră încrucișată pe tambur.',
        'Verificați dacă firul trece peste fiecare rolă a brațului dansator.',
        'Reglați greutatea brațului dansator după secțiunea firului.',
        'Reduceți accelerația mașinii cu un sfert și încercați din nou.',
      ],
    },
    sk: {
      title: 'Tanečník hlási koncovú polohu',
      steps: [
        'Hľadajte na cievke uzol alebo prekrížený závit.',
        'Skontrolujte, či vodič vedie cez každú kladku tanečníka.',
        'Nastavte závažie tanečníka podľa prierezu vodiča.',
        'Znížte zrýchlenie stroja o štvrtinu a skúste to znova.',
      ],
    },
    zh: {
      title: '跳舞轮报告到达极限位置',
      steps: [
        '查看线盘上有无打结或交叉的线圈。',
        '检查电线是否经过跳舞轮的每个滚轮。',
        '按电线截面积调整跳舞轮的配重。',
        '将设备的加速度降低四分之一后重试。',
      ],
    },
  },
);
