import { article } from '../article';

export const pressDoesNotStart = article(
  { type: 'crimpPress', kind: 'faultFinding', minutes: 10 },
  {
    en: {
      title: 'The press does not start',
      steps: [
        'Look at the lamp of the guard: it must be green.',
        'Press the emergency stop and release it again, then acknowledge.',
        'Try the second pedal socket; a broken pedal cable is the usual cause.',
        'Check the fuse F2 behind the rear cover with the mains disconnected.',
      ],
    },
    cs: {
      title: 'Lis se nespustí',
      steps: [
        'Podívejte se na kontrolku ochranného krytu: musí svítit zeleně.',
        'Stiskněte nouzové zastavení, opět je uvolněte a potvrďte.',
        'Vyzkoušejte druhou zásuvku pedálu; obvyklou příčinou je přerušený kabel pedálu.',
        'Při odpojené síti zkontrolujte pojistku F2 za zadním krytem.',
      ],
    },
    de: {
      title: 'Die Presse startet nicht',
      steps: [
        'Die Lampe der Schutzhaube ansehen: sie muss grün sein.',
        'Den Not-Halt drücken und wieder lösen, dann quittieren.',
        'Die zweite Pedalbuchse versuchen; ein gebrochenes Pedalkabel ist die übliche Ursache.',
        'Bei getrenntem Netz die Sicherung F2 hinter der Rückwand prüfen.',
      ],
    },
    es: {
      title: 'La prensa no arranca',
      steps: [
        'Observe la lámpara de la protección: debe estar en verde.',
        'Pulse la parada de emergencia, suéltela de nuevo y confirme.',
        'Pruebe la segunda toma del pedal; la causa habitual es un cable de pedal roto.',
        'Con la red desconectada, compruebe el fusible F2 tras la cubierta trasera.',
      ],
    },
    fr: {
      title: 'La presse ne démarre pas',
      steps: [
        'Regarder le voyant du protecteur : il doit être vert.',
        'Appuyer sur l’arrêt d’urgence, le relâcher, puis acquitter.',
        'Essayer la seconde prise de pédale ; un câble de pédale coupé est la cause habituelle.',
        'Vérifier le fusible F2 derrière le capot arrière, secteur débranché.',
      ],
    },
    hu: {
      title: 'A prés nem indul',
      steps: [
        'Nézze meg a védőburkolat lámpáját: zöldnek kell lennie.',
        'Nyomja meg a vészleállítót, oldja ki újra, majd nyugtázza.',
        'Próbálja ki a második pedálcsatlakozót; a szokásos ok a törött pedálkábel.',
        'Lekapcsolt hálózatnál ellenőrizze az F2 biztosítékot a hátsó burkolat mögött.',
      ],
    },
    ja: {
      title: 'プレスが起動しない',
      steps: [
        '安全カバーのランプを確認します。緑色でなければなりません。',
        '非常停止を押して解除し、確認操作を行います。',
        '2 つ目のペダル用ソケットを試します。よくある原因はペダルケーブルの断線です。',
        '主電源を切り離した状態で、背面カバー内のヒューズ F2 を点検します。',
      ],
    },
    pt: {
      title: 'A prensa não liga',
      steps: [
        'Observe a lâmpada da proteção: ela deve estar verde.',
        'Pressione a parada de emergência, solte-a de novo e confirme.',
        'Experimente a segunda tomada do pedal; a causa habitual é um cabo de pedal rompido.',
        'Com a rede desligada, verifique o fusível F2 atrás da tampa traseira.',
      ],
    },
    ro: {
      title: 'Presa nu pornește',
      steps: [
        'Uitați-vă la lampa apărătorii: trebuie să fie verde.',
        'Apăsați oprirea de urgență, eliberați-o din nou, apoi confirmați.',
        'Încercați a doua mufă a pedalei; cauza obișnuită este un cablu de pedală rupt.',
        'Cu rețeaua deconectată, verificați siguranța F2 din spatele capacului posterior.',
      ],
    },
    sk: {
      title: 'Lis sa nespustí',
      steps: [
        'Pozrite sa na kontrolku ochranného krytu: musí svietiť nazeleno.',
        'Stlačte núdzové zastavenie, znova ho uvoľnite a potvrďte.',
        'Vyskúšajte druhú zásuvku pedála; zvyčajnou príčinou je prerušený kábel pedála.',
        'Pri odpojenej sieti skontrolujte poistku F2 za zadným krytom.',
      ],
    },
    zh: {
      title: '压力机不启动',
      steps: [
        '查看防护罩指示灯：必须为绿色。',
        '按下急停再松开，然后确认。',
        '换用第二个踏板插座；常见原因是踏板电缆断裂。',
        '断开电源后，检查后盖内的熔断器 F2。',
      ],
    },
  },
);
