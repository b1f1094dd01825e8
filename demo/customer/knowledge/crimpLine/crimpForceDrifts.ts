import { article } from '../article';

export const crimpForceDrifts = article(
  { type: 'crimpLine', kind: 'faultFinding', minutes: 30 },
  {
    en: {
      title: 'Crimp force drifts during a shift',
      steps: [
        'Print the force trend of the shift: a slope is wear or warmth, a step is the strip or the wire.',
        'Measure five crimp heights. If they are within tolerance, teach the monitor again.',
        'Look at punch and anvil under the magnifier; replace both when an edge is rounded.',
        'Check the play of the ram: more than 0.02 mm needs a service visit.',
        'Run the sensor check with the calibrated load.',
        'Enter the result in the machine’s log, with the batch of the terminals.',
      ],
    },
    cs: {
      title: 'Krimpovací síla se během směny posouvá',
      steps: [
        'Vytiskněte průběh síly za směnu: sklon znamená opotřebení nebo teplo, skok pás nebo vodič.',
        'Změřte pět výšek krimpu. Jsou-li v toleranci, naučte sledování znovu.',
        'Prohlédněte razník a kovadlinku pod lupou; je-li některá hrana zaoblená, vyměňte obojí.',
        'Zkontrolujte vůli beranu: více než 0,02 mm vyžaduje servisní návštěvu.',
        'Proveďte kontrolu snímače kalibrovaným zatížením.',
        'Zapište výsledek s šarží kontaktů do deníku stroje.',
      ],
    },
    de: {
      title: 'Crimpkraft wandert während der Schicht',
      steps: [
        'Den Kraftverlauf der Schicht drucken: eine Steigung ist Verschleiss oder Wärme, ein Sprung ist Band oder Leitung.',
        'Fünf Crimphöhen messen. Liegen sie in der Toleranz, die Überwachung neu lernen.',
        'Stempel und Amboss unter der Lupe ansehen; beide ersetzen, wenn eine Kante gerundet ist.',
        'Das Spiel des Stössels prüfen: mehr als 0.02 mm braucht einen Servicebesuch.',
        'Die Sensorprüfung mit der kalibrierten Last durchführen.',
        'Das Ergebnis mit der Charge der Kontakte ins Logbuch der Maschine eintragen.',
      ],
    },
    es: {
      title: 'La fuerza de crimpado deriva durante el turno',
      steps: [
        'Imprima la evolución de la fuerza del turno: una pendiente es desgaste o calor; un salto, la tira o el cable.',
        'Mida cinco alturas de crimpado. Si están dentro de la tolerancia, vuelva a programar el control.',
        'Observe el punzón y el yunque con la lupa; sustituya ambos cuando un borde esté redondeado.',
        'Compruebe el juego de la corredera de la prensa: más de 0,02 mm requiere una visita de servicio.',
        'Realice la comprobación del sensor con la carga calibrada.',
        'Anote el resultado en el registro de la máquina, con el lote de los terminales.',
      ],
    },
    fr: {
      title: 'La force de sertissage dérive pendant l’équipe',
      steps: [
        'Imprimer la courbe de force de l’équipe : une pente signale l’usure ou la chaleur, un saut la bande ou le fil.',
        'Mesurer cinq hauteurs de sertissage. Si elles sont dans la tolérance, refaire l’apprentissage du contrôle.',
        'Examiner poinçon et enclume à la loupe ; remplacer les deux dès qu’une arête est arrondie.',
        'Vérifier le jeu du coulisseau : plus de 0,02 mm nécessite une visite de service.',
        'Effectuer le contrôle du capteur avec la charge étalonnée.',
        'Inscrire le résultat dans le journal de la machine, avec le lot des contacts.',
      ],
    },
    hu: {
      title: 'A krimpelőerő a műszak alatt elmászik',
      steps: [
        'Nyomtassa ki a műszak erőgörbéjét: a lejtés kopás vagy meleg, az ugrás a szalag vagy a vezeték jele.',
        'Mérjen meg öt krimpmagasságot. Ha tűrésen belül vannak, tanítsa be újra a felügyeletet.',
        'Nézze meg a bélyeget és az üllőt nagyítóval; ha egy él lekerekedett, cserélje ki mindkettőt.',
        'Ellenőrizze a nyomószán játékát: 0,02 mm fölött szervizlátogatás szükséges.',
        'Végezze el az érzékelő ellenőrzését a kalibrált terheléssel.',
        'Írja be az eredményt a saruk gyártási tételével együtt a gép naplójába.',
      ],
    },
    ja: {
      title: 'シフト中に圧着力が変動する',
      steps: [
        'シフト中の圧着力の推移を印刷します。傾きは摩耗または熱、段差は端子帯または電線が原因です。',
        '圧着高さを 5 か所測定します。公差内であれば、監視を再学習させます。',
        'パンチとアンビルを拡大鏡で確認し、エッジが丸くなっていれば両方を交換します。',
        'ラムのがたを点検します。0.02 mm を超える場合はサービス訪問が必要です。',
        '校正済みの荷重でセンサーを点検します。',
        '結果を端子のロットとともに機械の記録に記入します。',
      ],
    },
    pt: {
      title: 'A força de crimpagem varia durante o turno',
      steps: [
        'Imprima a evolução da força do turno: uma inclinação é desgaste ou calor; um salto é a fita ou o fio.',
        'Meça cinco alturas de crimpagem. Se estiverem dentro da tolerância, ensine o controle de novo.',
        'Observe o punção e a bigorna com a lupa; troque os dois quando uma aresta estiver arredondada.',
        'Verifique a folga do martelo: mais de 0,02 mm exige uma visita de serviço.',
        'Faça a verificação do sensor com a carga calibrada.',
        'Anote o resultado no registro da máquina, com o lote dos terminais.',
      ],
    },
    ro: {
      title: 'Forța de sertizare variază în timpul schimbului',
      steps: [
        'Tipăriți evoluția forței din schimb: o pantă înseamnă uzură sau căldură, un salt înseamnă banda sau firul.',
        'Măsurați cinci înălțimi de sertizare. Dacă sunt în toleranță, reînvățați monitorizarea.',
        'Examinați poansonul și nicovala cu lupa; înlocuiți-le pe ambele când o muchie este rotunjită.',
        'Verificați jocul berbecului: peste 0,02 mm este nevoie de o vizită de service.',
        'Efectuați verificarea senzorului cu sarcina calibrată.',
        'Notați rezultatul în jurnalul mașinii, împreună cu lotul terminalelor.',
      ],
    },
    sk: {
      title: 'Krimpovacia sila sa počas zmeny posúva',
      steps: [
        'Vytlačte priebeh sily za zmenu: sklon znamená opotrebenie alebo teplo, skok pás alebo vodič.',
        'Zmerajte päť výšok krimpu. Ak sú v tolerancii, naučte sledovanie znova.',
        'Prezrite razník a nákovku pod lupou; ak je niektorá hrana zaoblená, vymeňte oboje.',
        'Skontrolujte vôľu barana: viac než 0,02 mm si vyžaduje servisnú návštevu.',
        'Vykonajte kontrolu snímača kalibrovaným zaťažením.',
        'Zapíšte výsledok so šaržou kontaktov do denníka stroja.',
      ],
    },
    zh: {
      title: '压接力在班次中漂移',
      steps: [
        '打印本班次的压接力曲线：缓慢变化源于磨损或温升，突变源于端子带或电线。',
        '测量 5 个压接高度。如在公差内，重新示教压接力监控。',
        '用放大镜查看冲头和砧座；边缘变圆时两者一并更换。',
        '检查滑块间隙：超过 0.02 mm 需安排上门服务。',
        '用校准载荷进行传感器检查。',
        '将结果连同端子批次记入设备日志。',
      ],
    },
  },
);
