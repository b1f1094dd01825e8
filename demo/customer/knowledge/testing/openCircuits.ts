import { article } from '../article';

export const openCircuits = article(
  { type: 'testing', kind: 'faultFinding', minutes: 15 },
  {
    en: {
      title: 'Open circuits that come and go',
      steps: [
        'Note the points of the last ten faults; the same ones lead to the adapter.',
        'Look at the probes of these points: bent or burnt ones are replaced in the row.',
        'Measure the resistance of the adapter with the shorting plug.',
        'Tighten the plug of the measuring module and run the self-test.',
        'Test a good sample twenty times without a fault.',
      ],
    },
    cs: {
      title: 'Přerušení, která přicházejí a odcházejí',
      steps: [
        'Zapište body posledních deseti chyb; opakující se body vedou k adaptéru.',
        'Prohlédněte testovací hroty těchto bodů: ohnuté nebo opálené se vyměňují v celé řadě.',
        'Změřte odpor adaptéru zkratovací zástrčkou.',
        'Utáhněte konektor měřicího modulu a spusťte autotest.',
        'Otestujte dobrý vzorek dvacetkrát bez chyby.',
      ],
    },
    de: {
      title: 'Unterbrüche, die kommen und gehen',
      steps: [
        'Die Punkte der letzten zehn Fehler notieren; gleiche führen zum Adapter.',
        'Die Prüfstifte dieser Punkte ansehen: verbogene oder verbrannte werden in der Reihe ersetzt.',
        'Den Widerstand des Adapters mit dem Kurzschlussstecker messen.',
        'Den Stecker des Messmoduls festziehen und den Selbsttest fahren.',
        'Ein Gutmuster zwanzigmal ohne Fehler prüfen.',
      ],
    },
    es: {
      title: 'Circuitos abiertos que van y vienen',
      steps: [
        'Anote los puntos de los diez últimos fallos; los que se repiten llevan al adaptador.',
        'Observe las puntas de prueba de esos puntos: las dobladas o quemadas se sustituyen por filas.',
        'Mida la resistencia del adaptador con el conector de cortocircuito.',
        'Apriete el conector del módulo de medición y ejecute la autocomprobación.',
        'Verifique una muestra buena veinte veces sin fallo.',
      ],
    },
    fr: {
      title: 'Circuits ouverts intermittents',
      steps: [
        'Noter les points des dix derniers défauts ; les mêmes points mènent à l’adaptateur.',
        'Examiner les pointes de test de ces points : celles qui sont tordues ou brûlées se remplacent par rangée.',
        'Mesurer la résistance de l’adaptateur avec la fiche de court-circuit.',
        'Serrer le connecteur du module de mesure et lancer l’autotest.',
        'Tester un bon échantillon vingt fois sans défaut.',
      ],
    },
    hu: {
      title: 'Időszakos szakadások',
      steps: [
        'Jegyezze fel az utolsó tíz hiba pontjait; az ismétlődők az adapterhez vezetnek.',
        'Nézze meg e pontok mérőtűit: az elhajlottakat vagy megégetteket soronként kell cserélni.',
        'Mérje meg az adapter ellenállását a rövidzár-csatlakozóval.',
        'Húzza meg a mérőmodul csatlakozóját, és futtassa az önellenőrzést.',
        'Teszteljen egy jó mintát hússzor hiba nélkül.',
      ],
    },
    ja: {
      title: '断続的に発生する断線',
      steps: [
        '直近 10 件の不良のポイントを記録します。同じポイントが続く場合はアダプターが原因です。',
        '該当ポイントの検査プローブを点検します。曲がりや焼けがあれば列ごと交換します。',
        '短絡プラグでアダプターの抵抗を測定します。',
        '測定モジュールのプラグを締め、セルフテストを実行します。',
        '良品サンプルを 20 回検査し、不良が出ないことを確認します。',
      ],
    },
    pt: {
      title: 'Circuitos abertos intermitentes',
      steps: [
        'Anote os pontos das dez últimas falhas; os que se repetem levam ao adaptador.',
        'Observe as pontas de prova desses pontos: as tortas ou queimadas são trocadas por fileira.',
        'Meça a resistência do adaptador com o plugue de curto-circuito.',
        'Aperte o conector do módulo de medição e execute o autoteste.',
        'Teste uma boa amostra vinte vezes sem falha.',
      ],
    },
    ro: {
      title: 'Întreruperi care apar și dispar',
      steps: [
        'Notați punctele ultimelor zece defecte; cele care se repetă duc la adaptor.',
        'Examinați vârfurile de testare ale acestor puncte: cele îndoite sau arse se înlocuiesc pe întregul rând.',
        'Măsurați rezistența adaptorului cu fișa de scurtcircuit.',
        'Strângeți conectorul modulului de măsurare și rulați autotestul.',
        'Testați o mostră bună de douăzeci de ori fără defect.',
      ],
    },
    sk: {
      title: 'Prerušenia, ktoré prichádzajú a odchádzajú',
      steps: [
        'Zapíšte body posledných desiatich chýb; opakujúce sa body vedú k adaptéru.',
        'Prezrite testovacie hroty týchto bodov: ohnuté alebo opálené sa vymieňajú v celom rade.',
        'Zmerajte odpor adaptéra skratovacou zástrčkou.',
        'Utiahnite konektor meracieho modulu a spustite autotest.',
        'Otestujte dobrú vzorku dvadsaťkrát bez chyby.',
      ],
    },
    zh: {
      title: '时有时无的断路',
      steps: [
        '记下最近 10 次故障的测试点；重复出现的点指向适配器。',
        '查看这些点的测试探针：弯曲或烧蚀的须整排更换。',
        '用短路插头测量适配器的电阻。',
        '拧紧测量模块的插头并运行自检。',
        '将良品样件连续测试 20 次，应无故障。',
      ],
    },
  },
);
