import { article } from '../article';

export const braidFrays = article(
  { type: 'cableStrip', kind: 'faultFinding', minutes: 15 },
  {
    en: {
      title: 'The braid frays',
      steps: [
        'Check the age of the rotary blades in the list of wear parts.',
        'Lower the closing speed by a third and strip one end.',
        'If strands still stand out, increase the turns at depth from two to four.',
        'Check that the clamping jaws hold the cable without turning it.',
      ],
    },
    cs: {
      title: 'Opletení se třepí',
      steps: [
        'V seznamu opotřebitelných dílů zkontrolujte stáří rotačních nožů.',
        'Snižte rychlost zavírání o třetinu a odizolujte jeden konec.',
        'Pokud drátky stále odstávají, zvyšte počet otáček v hloubce ze dvou na čtyři.',
        'Zkontrolujte, zda upínací čelisti kabel drží, aniž by jím otáčely.',
      ],
    },
    de: {
      title: 'Das Geflecht franst aus',
      steps: [
        'Das Alter der Rotationsmesser in der Liste der Verschleissteile prüfen.',
        'Die Schliessgeschwindigkeit um einen Drittel senken und ein Ende abisolieren.',
        'Stehen noch Litzen ab, die Umdrehungen auf Tiefe von zwei auf vier erhöhen.',
        'Prüfen, ob die Klemmbacken das Kabel halten, ohne es zu drehen.',
      ],
    },
    es: {
      title: 'La malla se deshilacha',
      steps: [
        'Compruebe la antigüedad de las cuchillas rotativas en la lista de piezas de desgaste.',
        'Reduzca la velocidad de cierre en un tercio y pele un extremo.',
        'Si aún sobresalen hilos, aumente las vueltas en profundidad de dos a cuatro.',
        'Compruebe que las mordazas sujeten el cable sin girarlo.',
      ],
    },
    fr: {
      title: 'La tresse s’effiloche',
      steps: [
        'Vérifier l’âge des lames rotatives dans la liste des pièces d’usure.',
        'Réduire la vitesse de fermeture d’un tiers et dénuder une extrémité.',
        'Si des brins dépassent encore, porter les tours en profondeur de deux à quatre.',
        'Vérifier que les mors de serrage tiennent le câble sans le faire tourner.',
      ],
    },
    hu: {
      title: 'A fonat kirojtosodik',
      steps: [
        'Ellenőrizze a forgókések korát a kopóalkatrészek listájában.',
        'Csökkentse a zárási sebességet egyharmadával, és csupaszoljon le egy véget.',
        'Ha még mindig állnak ki szálak, növelje a mélységben tett fordulatok számát kettőről négyre.',
        'Ellenőrizze, hogy a szorítópofák elfordítás nélkül tartják-e a kábelt.',
      ],
    },
    ja: {
      title: '編組がほつれる',
      steps: [
        '消耗部品リストでロータリー刃の使用期間を確認します。',
        '閉じ速度を 3 分の 1 下げ、片端をストリップします。',
        '素線がまだはみ出す場合は、設定深さでの回転数を 2 回から 4 回に増やします。',
        'クランプ爪がケーブルを回さずに保持しているか確認します。',
      ],
    },
    pt: {
      title: 'A malha desfia',
      steps: [
        'Verifique a idade das lâminas rotativas na lista de peças de desgaste.',
        'Reduza a velocidade de fechamento em um terço e decape uma extremidade.',
        'Se ainda houver filamentos para fora, aumente as voltas na profundidade de duas para quatro.',
        'Verifique se os mordentes prendem o cabo sem girá-lo.',
      ],
    },
    ro: {
      title: 'Tresa se destramă',
      steps: [
        'Verificați vechimea cuțitelor rotative în lista pieselor de uzură.',
        'Reduceți viteza de închidere cu o treime și dezizolați un capăt.',
        'Dacă mai ies lițe în afară, măriți numărul de rotații la adâncime de la două la patru.',
        'Verificați dacă fălcile de prindere țin cablul fără să îl rotească.',
      ],
    },
    sk: {
      title: 'Opletenie sa strapká',
      steps: [
        'V zozname opotrebiteľných dielov skontrolujte vek rotačných nožov.',
        'Znížte rýchlosť zatvárania o tretinu a odizolujte jeden koniec.',
        'Ak drôtiky stále odstávajú, zvýšte počet otáčok v hĺbke z dvoch na štyri.',
        'Skontrolujte, či upínacie čeľuste kábel držia bez toho, aby ho otáčali.',
      ],
    },
    zh: {
      title: '编织层散丝',
      steps: [
        '在易损件清单中查看旋转刀片的使用时间。',
        '将闭合速度降低三分之一，剥一个端部。',
        '如仍有散丝翘出，将到位后的旋转圈数从 2 圈增至 4 圈。',
        '检查夹爪是否夹住电缆而不使其转动。',
      ],
    },
  },
);
