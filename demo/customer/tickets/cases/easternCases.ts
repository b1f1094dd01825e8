import { everyMachine, ticketCase, type TicketCase } from './ticketCase';

export const czechCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'cableStrip', 'highVoltage', 'testing'],
    ['Stroj se během směny zastavuje', 'Porucha enkodéru na {machine}'],
    [
      'Stroj {serial} se několikrát za směnu zastaví s poruchou enkodéru hlavní osy. Po vypnutí a zapnutí zase běží, někdy hodiny, někdy deset minut.',
    ],
    [
      'Zkontrolujte prosím nejdřív konektor enkodéru: vytáhnout, podívat se na ohnuté kolíky a znovu utáhnout. Pokud porucha trvá, zaměňte kabel s druhou osou.',
      'Porucha se přesunula s kabelem.',
      'Je to tedy kabel. Sada kabelů dnes odchází z našeho skladu, výměna trvá asi 20 minut.',
      'Kabel vyměněn, od včerejška bez poruchy.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Nabídka dílů pro {machine}', 'Dodací lhůta opotřebitelných dílů'],
    [
      'Prosíme o nabídku opotřebitelných dílů na jeden rok ve dvou směnách pro stroj {serial}. Řemeny potřebujeme hned.',
    ],
    [
      'Řemeny odešleme dnes, nabídka na zbytek přijde e-mailem.',
      'Nabídka dorazila, objednáváme.',
      'Děkujeme, číslo zásilky pošleme večer.',
      'Vše dorazilo.',
    ],
  ),
  ticketCase(
    'training',
    everyMachine,
    ['Školení obsluhy', 'Školení údržby v týdnu {weeks}'],
    ['Máme čtyři nové pracovníky obsluhy a rádi bychom dvoudenní školení u nás v týdnu {weeks}.'],
    [
      'Školitel má volno od úterý do čtvrtka. U jednoho stroje může být nejvýše šest lidí.',
      'Úterý a středa nám vyhovují.',
      'Rezervováno. Připravte prosím deset metrů vodiče na cvičení.',
      'Školení bylo výborné, děkujeme.',
    ],
  ),
];

export const slovakCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'twisting', 'harness'],
    ['Tlak vzduchu klesá v nočnej zmene', 'Chápadlo sa neotvára, strana {side}'],
    ['V nočnej zmene klesne tlak vzduchu stroja {serial} pod 5 bar a stroj sa zastaví. Sieť haly má 7 bar.'],
    [
      'Pozrite prosím na nádobku vzduchového filtra a na farbu vložky. Hnedá vložka uberie viac ako 1 bar.',
      'Vložka je tmavohnedá a nádobka bola plná.',
      'Vymeňte vložku a každý týždeň vypúšťajte vodu.',
      'Vymenené, tlak je stabilný.',
    ],
  ),
  ticketCase(
    'maintenance',
    everyMachine,
    ['Ročný servis {machine}', 'Kalibrácia v týždni {weeks}'],
    ['Počítadlo je na {count} cykloch a stroj žiada servis. Hodí sa nám týždeň {weeks}, ranná zmena.'],
    [
      'Môžeme ponúknuť utorok alebo stredu od 7. hodiny, asi šesť hodín.',
      'Streda nám vyhovuje.',
      'Potvrdené. Správa príde v tomto tikete.',
      'Servis je hotový, stroj beží dobre.',
    ],
  ),
];

export const hungarianCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'cableStrip', 'harness', 'testing'],
    ['A gép műszakonként többször leáll', 'Jeladóhiba: {machine}'],
    [
      'A {serial} gép műszakonként többször leáll a főtengely jeladóhibájával. Ki- és bekapcsolás után újra fut, néha órákig, néha tíz percig.',
    ],
    [
      'Kérjük, először a jeladó csatlakozóját ellenőrizzék: húzzák ki, nézzék meg a tüskéket, és húzzák meg újra. Ha a hiba marad, cseréljék fel a kábelt a második tengelyével.',
      'A hiba a kábellel együtt átkerült.',
      'Akkor a kábel a hibás. A kábelkészlet ma indul a raktárunkból, a csere körülbelül 20 perc.',
      'Kábel kicserélve, tegnap óta nincs hiba.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Árajánlat kopó alkatrészekre', 'Sürgős alkatrész: {serial}'],
    [
      'Kérünk árajánlatot a {serial} gép egyéves kopó alkatrészeire két műszakra. A szíjakra azonnal szükségünk van.',
    ],
    [
      'A szíjakat ma feladjuk, a többire e-mailben küldjük az ajánlatot.',
      'Megkaptuk, megrendeljük.',
      'Köszönjük, a csomagszámot este küldjük.',
      'Minden megérkezett.',
    ],
  ),
  ticketCase(
    'question',
    everyMachine,
    ['Feldolgozható-e {area}?', 'Crimpmagasság {area} vezetékhez'],
    [
      'Egy vevőnk a {article} cikket kéri {area} vezetékkel. Lehetséges-e ezzel a géppel, és milyen kések kellenek hozzá?',
    ],
    [
      'Lehetséges, bevonatos V-késekkel és 70 % sebességgel. Küldjenek két méter vezetéket, és mintát készítünk.',
      'A vezetéket ma feladtuk.',
      'A minták a beállítási értékekkel úton vannak vissza.',
      'A minták jók, köszönjük.',
    ],
  ),
];

export const romanianCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'twisting', 'harness'],
    ['Forța de sertizare crește pe partea {side}', 'Monitorul respinge piese bune'],
    [
      'Pe partea {side} forța de sertizare crește cu aproximativ {percent} % pe schimb. Înălțimea este în toleranță, dar monitorul respinge fiecare a zecea piesă. Articol {article}, {area}.',
    ],
    [
      'Vă rugăm să verificați poansonul și nicovala cu lupa și să ne trimiteți câte cinci înălțimi de la începutul și de la sfârșitul schimbului.',
      'Poansonul are o muchie rotunjită. Dimineața 1,42 mm, seara 1,46 mm.',
      'Atunci înlocuiți poansonul și nicovala împreună, reglați 1,42 mm și învățați din nou cu zece piese.',
      'Înlocuite, forța este stabilă de două schimburi.',
    ],
  ),
  ticketCase(
    'maintenance',
    everyMachine,
    ['Service anual pentru {machine}', 'Calibrare în săptămâna {weeks}'],
    [
      'Contorul este la {count} cicluri și mașina cere service. Ne convine săptămâna {weeks}, schimbul de dimineață.',
    ],
    [
      'Putem oferi marți sau miercuri, de la ora 7; durează circa șase ore.',
      'Miercuri ne convine.',
      'Confirmat. Raportul vine în acest tichet.',
      'Service efectuat, mașina merge bine.',
    ],
  ),
];

export const japaneseCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'cableStrip', 'testing'],
    ['{machine}:圧着力が勤務中に上昇', '側{side}の圧着力が安定しない'],
    [
      '側{side}で圧着力が1シフトの間に約{percent} %上昇します。圧着高さは公差内ですが、10個に1個が不良と判定されます。品番は{article}、電線は{area}です。',
    ],
    [
      'パンチとアンビルをルーペで確認し、シフト開始時と終了時の圧着高さを5個ずつお知らせください。',
      'パンチの角が摩耗しています。朝は1.42 mm、夕方は1.46 mmでした。',
      'パンチとアンビルを同時に交換し、高さを1.42 mmに設定して10個で再学習してください。',
      '交換しました。2シフト安定しています。',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['{machine}の消耗部品の見積依頼', '部品の納期について'],
    ['号機{serial}の2交代1年分の消耗部品の見積をお願いします。ベルトは至急必要です。'],
    [
      'ベルトは本日出荷します。残りの見積はメールでお送りします。',
      '見積を受け取りました。発注します。',
      'ありがとうございます。送り状番号を本日中にお知らせします。',
      'すべて届きました。',
    ],
  ),
  ticketCase(
    'training',
    everyMachine,
    ['オペレーター研修の依頼', '保全担当者向け研修'],
    ['新人オペレーター4名のため、第{weeks}週に当社で2日間の研修を希望します。'],
    [
      '火曜日から木曜日まで講師の都合がつきます。1台につき6名までです。',
      '火曜日と水曜日でお願いします。',
      '予約しました。練習用に電線10 mをご用意ください。',
      '大変良い研修でした。',
    ],
  ),
];

export const chineseCases: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress', 'cutStrip', 'cableStrip', 'testing'],
    ['{machine} 每班多次停机', '第 {side} 侧剥线质量差'],
    ['设备 {serial} 加工 {area} 时第 {side} 侧有两三根线芯被切伤。上周更换了新刀片,第二天开始出现问题。'],
    [
      '请取下刀片,用干刷清洁刀座,然后重新执行刀片回零。',
      '上刀片下面确实有碎屑。情况好转,但大约五十件中仍有一件不良。',
      '请将该产品的刀片开度增加 0.02 mm,并将剥离速度降到 60 %。',
      '一整天没有不良,谢谢。',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['{machine} 易损件报价', '备件交货期'],
    ['请提供设备 {serial} 两班制一年用量的易损件报价,皮带急需。'],
    ['皮带今天发货,其余报价通过邮件发送。', '报价已收到,我们下单。', '谢谢,运单号今晚发给您。', '全部收到。'],
  ),
];
