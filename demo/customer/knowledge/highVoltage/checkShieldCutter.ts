import { article } from '../article';

export const checkShieldCutter = article(
  { type: 'highVoltage', kind: 'maintenance', minutes: 35 },
  {
    en: {
      title: 'Quarterly check of the shield cutter',
      steps: [
        'Disconnect the mains and discharge the drive for five minutes.',
        'Remove the cutter and measure the edge: below 0.4 mm it is replaced.',
        'Vacuum copper dust from the head; it conducts.',
        'Refit with 4 Nm and turn the head by hand.',
        'Run the insulation test of the machine and file the report.',
      ],
    },
    cs: {
      title: 'Čtvrtletní kontrola nože na stínění',
      steps: [
        'Odpojte síť a nechte pohon pět minut vybít.',
        'Vyjměte nůž a změřte břit: pod 0,4 mm se vyměňuje.',
        'Vysajte z hlavy měděný prach; je vodivý.',
        'Namontujte nůž momentem 4 Nm a otočte hlavou ručně.',
        'Spusťte zkoušku izolace stroje a uložte protokol.',
      ],
    },
    de: {
      title: 'Vierteljährliche Prüfung des Schirmmessers',
      steps: [
        'Das Netz trennen und den Antrieb fünf Minuten entladen.',
        'Das Messer ausbauen und die Schneide messen: unter 0.4 mm wird es ersetzt.',
        'Kupferstaub aus dem Kopf saugen; er leitet.',
        'Mit 4 Nm einbauen und den Kopf von Hand drehen.',
        'Die Isolationsprüfung der Maschine fahren und den Bericht ablegen.',
      ],
    },
    es: {
      title: 'Revisión trimestral del cortador de malla',
      steps: [
        'Desconecte la red y deje descargar el accionamiento durante cinco minutos.',
        'Retire el cortador y mida el filo: por debajo de 0,4 mm se sustituye.',
        'Aspire el polvo de cobre del cabezal; es conductor.',
        'Vuelva a montarlo con 4 Nm y gire el cabezal a mano.',
        'Ejecute el ensayo de aislamiento de la máquina y archive el informe.',
      ],
    },
    fr: {
      title: 'Contrôle trimestriel du coupe-tresse',
      steps: [
        'Débrancher le secteur et laisser l’entraînement se décharger cinq minutes.',
        'Déposer le coupe-tresse et mesurer l’arête : en dessous de 0,4 mm, il est remplacé.',
        'Aspirer la poussière de cuivre de la tête ; elle est conductrice.',
        'Remonter à 4 Nm et tourner la tête à la main.',
        'Lancer l’essai d’isolement de la machine et archiver le rapport.',
      ],
    },
    hu: {
      title: 'Az árnyékolásvágó negyedéves ellenőrzése',
      steps: [
        'Válassza le a hálózatot, és hagyja a hajtást öt percig kisülni.',
        'Szerelje ki a vágót, és mérje meg az élét: 0,4 mm alatt cserélendő.',
        'Porszívózza ki a rézport a fejből; vezeti az áramot.',
        'Szerelje vissza 4 Nm nyomatékkal, és forgassa át a fejet kézzel.',
        'Futtassa le a gép szigetelésvizsgálatát, és archiválja a jegyzőkönyvet.',
      ],
    },
    ja: {
      title: 'シールドカッターの四半期点検',
      steps: [
        '主電源を切り離し、駆動部を 5 分間放電させます。',
        'カッターを取り外して刃先を測定します。0.4 mm 未満の場合は交換します。',
        'ヘッドの銅粉を掃除機で吸い取ります。銅粉は電気を通します。',
        '4 Nm で取り付け、ヘッドを手で回します。',
        '機械の絶縁試験を行い、報告書を保管します。',
      ],
    },
    pt: {
      title: 'Verificação trimestral do cortador de malha',
      steps: [
        'Desconecte a rede e deixe o acionamento descarregar por cinco minutos.',
        'Retire o cortador e meça o fio de corte: abaixo de 0,4 mm ele é trocado.',
        'Aspire o pó de cobre da cabeça; ele conduz eletricidade.',
        'Remonte com 4 Nm e gire a cabeça à mão.',
        'Execute o ensaio de isolação da máquina e arquive o relatório.',
      ],
    },
    ro: {
      title: 'Verificarea trimestrială a cuțitului pentru ecran',
      steps: [
        'Deconectați rețeaua și lăsați acționarea să se descarce timp de cinci minute.',
        'Demontați cuțitul și măsurați tăișul: sub 0,4 mm se înlocuiește.',
        'Aspirați praful de cupru din cap; acesta conduce curentul.',
        'Remontați cu 4 Nm și rotiți capul cu mâna.',
        'Rulați testul de izolație al mașinii și arhivați raportul.',
      ],
    },
    sk: {
      title: 'Štvrťročná kontrola noža na tienenie',
      steps: [
        'Odpojte sieť a nechajte pohon päť minút vybiť.',
        'Vyberte nôž a zmerajte ostrie: pod 0,4 mm sa vymieňa.',
        'Vysajte z hlavy medený prach; je vodivý.',
        'Namontujte nôž momentom 4 Nm a otočte hlavou ručne.',
        'Spustite skúšku izolácie stroja a uložte protokol.',
      ],
    },
    zh: {
      title: '屏蔽层切刀季度检查',
      steps: [
        '断开电源，让驱动放电 5 分钟。',
        '拆下切刀并测量刃口：低于 0.4 mm 即更换。',
        '吸净切割头上的铜粉；铜粉会导电。',
        '以 4 Nm 装回，用手转动切割头。',
        '执行设备的绝缘测试并存档报告。',
      ],
    },
  },
);
