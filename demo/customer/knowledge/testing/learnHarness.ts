import { article } from '../article';

export const learnHarness = article(
  { type: 'testing', kind: 'howTo', minutes: 15 },
  {
    en: {
      title: 'Learn a harness from a good sample',
      steps: [
        'Plug the sample into all adapters and check that the locks have closed.',
        'Start “Learn” and name the points where the drawing asks for it.',
        'Compare the learned list with the wire list; differences are marked.',
        'Set limits for resistance and insulation and save as a draft.',
        'Let a second person release the program.',
      ],
    },
    cs: {
      title: 'Naučení svazku podle dobrého vzorku',
      steps: [
        'Zapojte vzorek do všech adaptérů a zkontrolujte, zda zámky zaklaply.',
        'Spusťte „Učení“ a pojmenujte body tam, kde to výkres vyžaduje.',
        'Porovnejte naučený seznam se seznamem vodičů; rozdíly jsou označeny.',
        'Nastavte meze odporu a izolace a uložte jako koncept.',
        'Nechte program uvolnit druhou osobou.',
      ],
    },
    de: {
      title: 'Kabelsatz vom Gutmuster lernen',
      steps: [
        'Das Muster in alle Adapter stecken und die Verriegelungen prüfen.',
        '«Lernen» starten und die Punkte benennen, wo die Zeichnung es verlangt.',
        'Die gelernte Liste mit der Leitungsliste vergleichen; Abweichungen sind markiert.',
        'Grenzen für Widerstand und Isolation setzen und als Entwurf speichern.',
        'Das Programm von einer zweiten Person freigeben lassen.',
      ],
    },
    es: {
      title: 'Aprender un mazo a partir de una muestra buena',
      steps: [
        'Conecte la muestra en todos los adaptadores y compruebe que los cierres hayan encajado.',
        'Inicie «Aprender» y nombre los puntos donde lo pida el plano.',
        'Compare la lista aprendida con la lista de cables; las diferencias están marcadas.',
        'Fije los límites de resistencia y aislamiento y guarde como borrador.',
        'Haga que una segunda persona libere el programa.',
      ],
    },
    fr: {
      title: 'Apprendre un faisceau à partir d’un bon échantillon',
      steps: [
        'Brancher l’échantillon dans tous les adaptateurs et vérifier que les verrous sont fermés.',
        'Lancer « Apprendre » et nommer les points là où le plan le demande.',
        'Comparer la liste apprise à la liste des fils ; les écarts sont signalés.',
        'Régler les limites de résistance et d’isolement et enregistrer comme brouillon.',
        'Faire libérer le programme par une seconde personne.',
      ],
    },
    hu: {
      title: 'Kábelköteg tanulása jó mintáról',
      steps: [
        'Csatlakoztassa a mintát minden adapterhez, és ellenőrizze, hogy a reteszek záródtak-e.',
        'Indítsa el a „Tanulás” funkciót, és nevezze el a pontokat ott, ahol a rajz kéri.',
        'Vesse össze a betanult listát a vezetéklistával; az eltérések meg vannak jelölve.',
        'Állítsa be az ellenállás és a szigetelés határait, és mentse piszkozatként.',
        'Engedélyeztesse a programot egy második személlyel.',
      ],
    },
    ja: {
      title: '良品サンプルからハーネスを学習',
      steps: [
        'サンプルをすべてのアダプターに差し込み、ロックが閉じているか確認します。',
        '「学習」を開始し、図面の指定に従ってポイントに名前を付けます。',
        '学習したリストを電線リストと比べます。相違点は強調表示されます。',
        '抵抗と絶縁の限界値を設定し、下書きとして保存します。',
        '別の担当者にプログラムを承認してもらいます。',
      ],
    },
    pt: {
      title: 'Aprender um chicote a partir de uma boa amostra',
      steps: [
        'Conecte a amostra a todos os adaptadores e verifique se as travas fecharam.',
        'Inicie “Aprender” e nomeie os pontos onde o desenho pedir.',
        'Compare a lista aprendida com a lista de fios; as diferenças ficam marcadas.',
        'Defina os limites de resistência e isolação e salve como rascunho.',
        'Peça a uma segunda pessoa que libere o programa.',
      ],
    },
    ro: {
      title: 'Învățarea unui cablaj după o mostră bună',
      steps: [
        'Conectați mostra la toate adaptoarele și verificați dacă s-au închis zăvoarele.',
        'Porniți „Învățare” și denumiți punctele acolo unde o cere desenul.',
        'Comparați lista învățată cu lista de fire; diferențele sunt marcate.',
        'Setați limitele de rezistență și izolație și salvați ca ciornă.',
        'Cereți unei a doua persoane să elibereze programul.',
      ],
    },
    sk: {
      title: 'Naučenie zväzku podľa dobrej vzorky',
      steps: [
        'Zapojte vzorku do všetkých adaptérov a skontrolujte, či zámky zapadli.',
        'Spustite „Učenie“ a pomenujte body tam, kde to výkres vyžaduje.',
        'Porovnajte naučený zoznam so zoznamom vodičov; rozdiely sú označené.',
        'Nastavte medze odporu a izolácie a uložte ako koncept.',
        'Nechajte program uvoľniť druhou osobou.',
      ],
    },
    zh: {
      title: '从良品样件学习线束',
      steps: [
        '将样件插入所有适配器，检查锁扣是否已锁紧。',
        '启动“学习”，按图纸要求为测试点命名。',
        '将学到的清单与电线清单对比；差异处有标记。',
        '设置电阻和绝缘限值，保存为草稿。',
        '由另一人放行程序。',
      ],
    },
  },
);
