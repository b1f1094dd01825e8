import { article } from '../article';

export const yearlyCheck = article(
  { type: 'testing', kind: 'maintenance', minutes: 30 },
  {
    en: {
      title: 'Yearly check before the calibration',
      steps: [
        'Run the self-test of all modules and print the list.',
        'Clean the contacts of the front panel with the pen of the kit.',
        'Check fans and filter mats; replace grey mats.',
        'Back up programs and limits to two places.',
      ],
    },
    cs: {
      title: 'Roční kontrola před kalibrací',
      steps: [
        'Spusťte autotest všech modulů a vytiskněte seznam.',
        'Očistěte kontakty čelního panelu perem ze sady.',
        'Zkontrolujte ventilátory a filtrační vložky; zešedlé vyměňte.',
        'Zálohujte programy a meze na dvě místa.',
      ],
    },
    de: {
      title: 'Jährliche Prüfung vor der Kalibrierung',
      steps: [
        'Den Selbsttest aller Module fahren und die Liste drucken.',
        'Die Kontakte der Front mit dem Stift aus dem Set reinigen.',
        'Lüfter und Filtermatten prüfen; graue Matten ersetzen.',
        'Programme und Grenzen an zwei Orte sichern.',
      ],
    },
    es: {
      title: 'Revisión anual antes de la calibración',
      steps: [
        'Ejecute la autocomprobación de todos los módulos e imprima la lista.',
        'Limpie los contactos del panel frontal con el lápiz del kit.',
        'Compruebe los ventiladores y las esteras filtrantes; sustituya las que estén grises.',
        'Haga copia de seguridad de los programas y los límites en dos lugares.',
      ],
    },
    fr: {
      title: 'Contrôle annuel avant l’étalonnage',
      steps: [
        'Lancer l’autotest de tous les modules et imprimer la liste.',
        'Nettoyer les contacts de la face avant avec le stylo du kit.',
        'Vérifier les ventilateurs et les mousses filtrantes ; remplacer celles qui sont grises.',
        'Sauvegarder les programmes et les limites en deux endroits.',
      ],
    },
    hu: {
      title: 'Éves ellenőrzés a kalibrálás előtt',
      steps: [
        'Futtassa le az összes modul önellenőrzését, és nyomtassa ki a listát.',
        'Tisztítsa meg az előlap érintkezőit a készlet tisztítótollával.',
        'Ellenőrizze a ventilátorokat és a szűrőbetéteket; a szürkéket cserélje ki.',
        'Mentse a programokat és a határértékeket két helyre.',
      ],
    },
    ja: {
      title: '校正前の年次点検',
      steps: [
        'すべてのモジュールのセルフテストを行い、リストを印刷します。',
        'フロントパネルの接点をキットのペンで清掃します。',
        'ファンとフィルターマットを点検し、灰色になったマットを交換します。',
        'プログラムと限界値を 2 か所にバックアップします。',
      ],
    },
    pt: {
      title: 'Verificação anual antes da calibração',
      steps: [
        'Execute o autoteste de todos os módulos e imprima a lista.',
        'Limpe os contatos do painel frontal com a caneta do kit.',
        'Verifique os ventiladores e as mantas filtrantes; troque as que estiverem cinzentas.',
        'Faça backup dos programas e dos limites em dois lugares.',
      ],
    },
    ro: {
      title: 'Verificarea anuală înainte de calibrare',
      steps: [
        'Rulați autotestul tuturor modulelor și tipăriți lista.',
        'Curățați contactele panoului frontal cu stiloul din set.',
        'Verificați ventilatoarele și filtrele; înlocuiți filtrele cenușii.',
        'Salvați programele și limitele în două locuri.',
      ],
    },
    sk: {
      title: 'Ročná kontrola pred kalibráciou',
      steps: [
        'Spustite autotest všetkých modulov a vytlačte zoznam.',
        'Očistite kontakty čelného panela perom zo súpravy.',
        'Skontrolujte ventilátory a filtračné vložky; zosivené vymeňte.',
        'Zálohujte programy a medze na dve miesta.',
      ],
    },
    zh: {
      title: '校准前年度检查',
      steps: [
        '运行所有模块的自检并打印清单。',
        '用套件中的清洁笔清洁前面板触点。',
        '检查风扇和滤网；滤网发灰即更换。',
        '将程序和限值备份到 2 处。',
      ],
    },
  },
);
