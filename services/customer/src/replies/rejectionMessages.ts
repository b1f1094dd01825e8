import type { LanguageCode } from '@kmx/contract/locales';

/**
 * Mails to people whose reply was not stored. `{name}`, `{number}`, `{days}`, `{megabytes}`, `{characters}`, `{count}`,
 * `{files}` and `{url}` are filled in; an address follows all texts except `notAllowed`.
 */
export const rejectionMessages = {
  en: {
    subject: 'Your reply to ticket {number} was not added',
    filesSubject: 'Files of your reply to ticket {number} were not added',
    greeting: 'Hello {name},',
    closed:
      'Your reply was not added because ticket {number} is closed. You can read the ticket here, and reopen it within 14 days of closing:',
    expired:
      'Your reply was not added: e-mails about ticket {number} can be answered for {days} days. Please write your answer here:',
    empty:
      'Your reply to ticket {number} contains no text of its own. Please write above the quoted e-mail, or answer here:',
    tooLarge:
      'Your reply to ticket {number} is too large. An e-mail may have up to {megabytes} MB, and its text up to {characters} characters. Please answer here:',
    notAllowed:
      'Your reply was not added because you no longer have access to ticket {number}. Please ask an administrator of your organisation.',
    filesOmitted:
      'Your reply was added to ticket {number}, but without these files: {files}. A reply may have up to {count} pictures and videos. You can read the ticket here:',
  },
  de: {
    subject: 'Ihre Antwort auf Ticket {number} wurde nicht übernommen',
    filesSubject: 'Dateien Ihrer Antwort auf Ticket {number} wurden nicht übernommen',
    greeting: 'Guten Tag {name}',
    closed:
      'Ihre Antwort wurde nicht übernommen, weil das Ticket {number} geschlossen ist. Hier können Sie das Ticket lesen und innerhalb von 14 Tagen nach dem Schliessen wieder öffnen:',
    expired:
      'Ihre Antwort wurde nicht übernommen: E-Mails zum Ticket {number} können {days} Tage lang beantwortet werden. Bitte antworten Sie hier:',
    empty:
      'Ihre Antwort auf Ticket {number} enthält keinen eigenen Text. Bitte schreiben Sie über den zitierten Text, oder antworten Sie hier:',
    tooLarge:
      'Ihre Antwort auf Ticket {number} ist zu gross. Eine E-Mail darf höchstens {megabytes} MB haben und ihr Text höchstens {characters} Zeichen. Bitte antworten Sie hier:',
    notAllowed:
      'Ihre Antwort wurde nicht übernommen, weil Sie keinen Zugriff mehr auf das Ticket {number} haben. Bitte wenden Sie sich an die Administration Ihrer Organisation.',
    filesOmitted:
      'Ihre Antwort wurde zum Ticket {number} hinzugefügt, aber ohne diese Dateien: {files}. Eine Antwort darf bis zu {count} Bilder und Videos enthalten. Hier können Sie das Ticket lesen:',
  },
  fr: {
    subject: 'Votre réponse au ticket {number} n’a pas été ajoutée',
    filesSubject: 'Des fichiers de votre réponse au ticket {number} n’ont pas été ajoutés',
    greeting: 'Bonjour {name},',
    closed:
      'Votre réponse n’a pas été ajoutée, car le ticket {number} est clôturé. Vous pouvez le lire ici, et le rouvrir dans les 14 jours qui suivent sa clôture\u202f:',
    expired:
      'Votre réponse n’a pas été ajoutée\u202f: on peut répondre aux e-mails du ticket {number} pendant {days} jours. Veuillez répondre ici\u202f:',
    empty:
      'Votre réponse au ticket {number} ne contient pas de texte de votre part. Écrivez au-dessus du message cité, ou répondez ici\u202f:',
    tooLarge:
      'Votre réponse au ticket {number} est trop volumineuse. Un e-mail peut avoir {megabytes} Mo au plus, et son texte {characters} caractères. Veuillez répondre ici\u202f:',
    notAllowed:
      'Votre réponse n’a pas été ajoutée, car vous n’avez plus accès au ticket {number}. Veuillez vous adresser à un administrateur de votre organisation.',
    filesOmitted:
      'Votre réponse a été ajoutée au ticket {number}, mais sans ces fichiers\u202f: {files}. Une réponse peut contenir jusqu’à {count} images et vidéos. Vous pouvez lire le ticket ici\u202f:',
  },
  es: {
    subject: 'No se ha añadido su respuesta al ticket {number}',
    filesSubject: 'No se han añadido archivos de su respuesta al ticket {number}',
    greeting: 'Hola, {name}:',
    closed:
      'No se ha añadido su respuesta porque el ticket {number} está cerrado. Aquí puede leerlo, y reabrirlo durante los 14 días siguientes a su cierre:',
    expired:
      'No se ha añadido su respuesta: los correos sobre el ticket {number} pueden contestarse durante {days} días. Conteste aquí:',
    empty:
      'Su respuesta al ticket {number} no contiene texto propio. Escriba encima del correo citado o conteste aquí:',
    tooLarge:
      'Su respuesta al ticket {number} es demasiado grande. Un correo puede tener hasta {megabytes} MB, y su texto, hasta {characters} caracteres. Conteste aquí:',
    notAllowed:
      'No se ha añadido su respuesta porque ya no tiene acceso al ticket {number}. Diríjase a un administrador de su organización.',
    filesOmitted:
      'Su respuesta se ha añadido al ticket {number}, pero sin estos archivos: {files}. Una respuesta puede tener hasta {count} imágenes y vídeos. Aquí puede leer el ticket:',
  },
  pt: {
    subject: 'Sua resposta ao chamado {number} não foi adicionada',
    filesSubject: 'Arquivos da sua resposta ao chamado {number} não foram adicionados',
    greeting: 'Olá, {name},',
    closed:
      'Sua resposta não foi adicionada porque o chamado {number} está encerrado. Aqui você pode ler o chamado e reabri-lo até 14 dias após o encerramento:',
    expired:
      'Sua resposta não foi adicionada: os e-mails sobre o chamado {number} podem ser respondidos durante {days} dias. Responda aqui:',
    empty:
      'Sua resposta ao chamado {number} não contém texto próprio. Escreva acima do e-mail citado ou responda aqui:',
    tooLarge:
      'Sua resposta ao chamado {number} é grande demais. Um e-mail pode ter até {megabytes} MB, e o texto, até {characters} caracteres. Responda aqui:',
    notAllowed:
      'Sua resposta não foi adicionada porque você não tem mais acesso ao chamado {number}. Fale com um administrador da sua organização.',
    filesOmitted:
      'Sua resposta foi adicionada ao chamado {number}, mas sem estes arquivos: {files}. Uma resposta pode ter até {count} imagens e vídeos. Aqui você pode ler o chamado:',
  },
  cs: {
    subject: 'Vaše odpověď k tiketu {number} nebyla přidána',
    filesSubject: 'Soubory z vaší odpovědi k tiketu {number} nebyly přidány',
    greeting: 'Dobrý den, {name},',
    closed:
      'vaše odpověď nebyla přidána, protože tiket {number} je uzavřen. Zde si ho můžete přečíst a do 14 dnů od uzavření ho znovu otevřít:',
    expired:
      'vaše odpověď nebyla přidána: na e-maily k tiketu {number} lze odpovídat {days} dní. Odpovězte prosím zde:',
    empty:
      'vaše odpověď k tiketu {number} neobsahuje žádný vlastní text. Pište prosím nad citovaný e-mail, nebo odpovězte zde:',
    tooLarge:
      'vaše odpověď k tiketu {number} je příliš velká. E-mail může mít nejvýše {megabytes} MB a jeho text {characters} znaků. Odpovězte prosím zde:',
    notAllowed:
      'vaše odpověď nebyla přidána, protože k tiketu {number} už nemáte přístup. Obraťte se prosím na správce své organizace.',
    filesOmitted:
      'vaše odpověď byla přidána k tiketu {number}, ale bez těchto souborů: {files}. Odpověď může obsahovat nejvýše {count} obrázků a videí. Tiket si můžete přečíst zde:',
  },
  sk: {
    subject: 'Vaša odpoveď k tiketu {number} nebola pridaná',
    filesSubject: 'Súbory z vašej odpovede k tiketu {number} neboli pridané',
    greeting: 'Dobrý deň, {name},',
    closed:
      'vaša odpoveď nebola pridaná, pretože tiket {number} je uzavretý. Tu si ho môžete prečítať a do 14 dní od uzavretia ho znovu otvoriť:',
    expired:
      'vaša odpoveď nebola pridaná: na e-maily k tiketu {number} možno odpovedať {days} dní. Odpovedzte, prosím, tu:',
    empty:
      'vaša odpoveď k tiketu {number} neobsahuje žiadny vlastný text. Píšte, prosím, nad citovaný e-mail, alebo odpovedzte tu:',
    tooLarge:
      'vaša odpoveď k tiketu {number} je príliš veľká. E-mail môže mať najviac {megabytes} MB a jeho text {characters} znakov. Odpovedzte, prosím, tu:',
    notAllowed:
      'vaša odpoveď nebola pridaná, pretože k tiketu {number} už nemáte prístup. Obráťte sa, prosím, na správcu svojej organizácie.',
    filesOmitted:
      'vaša odpoveď bola pridaná k tiketu {number}, ale bez týchto súborov: {files}. Odpoveď môže obsahovať najviac {count} obrázkov a videí. Tiket si môžete prečítať tu:',
  },
  hu: {
    subject: 'Nem tudtuk hozzáadni a válaszát ehhez a jegyhez: {number}',
    filesSubject: 'A válasza egyes fájljait nem tudtuk hozzáadni ehhez a jegyhez: {number}',
    greeting: 'Tisztelt {name}!',
    closed:
      'A válaszát nem tudtuk hozzáadni, mert ez a jegy le van zárva: {number}. Itt elolvashatja, és a lezárástól számított 14 napon belül újra megnyithatja:',
    expired:
      'A válaszát nem tudtuk hozzáadni: az erről a jegyről ({number}) szóló e-mailekre {days} napig lehet válaszolni. Kérjük, itt válaszoljon:',
    empty:
      'Az erre a jegyre ({number}) küldött válasza nem tartalmaz saját szöveget. Kérjük, az idézett e-mail fölé írjon, vagy válaszoljon itt:',
    tooLarge:
      'Az erre a jegyre ({number}) küldött válasza túl nagy. Egy e-mail legfeljebb {megabytes} MB, a szövege {characters} karakter lehet. Kérjük, itt válaszoljon:',
    notAllowed:
      'A válaszát nem tudtuk hozzáadni, mert már nem fér hozzá ehhez a jegyhez: {number}. Kérjük, forduljon a szervezete adminisztrátorához.',
    filesOmitted:
      'A válaszát hozzáadtuk ehhez a jegyhez: {number}, de a következő fájlok nélkül: {files}. Egy válaszban legfeljebb {count} kép és videó lehet. A jegyet itt olvashatja el:',
  },
  ro: {
    subject: 'Răspunsul dumneavoastră la tichetul {number} nu a fost adăugat',
    filesSubject: 'Unele fișiere ale răspunsului la tichetul {number} nu au fost adăugate',
    greeting: 'Bună ziua, {name},',
    closed:
      'Răspunsul dumneavoastră nu a fost adăugat, deoarece tichetul {number} este închis. Îl puteți citi aici și îl puteți redeschide în termen de 14 zile de la închidere:',
    expired:
      'Răspunsul dumneavoastră nu a fost adăugat: la e-mailurile despre tichetul {number} se poate răspunde timp de {days} de zile. Vă rugăm să răspundeți aici:',
    empty:
      'Răspunsul dumneavoastră la tichetul {number} nu conține text propriu. Vă rugăm să scrieți deasupra e-mailului citat sau să răspundeți aici:',
    tooLarge:
      'Răspunsul dumneavoastră la tichetul {number} este prea mare. Un e-mail poate avea cel mult {megabytes} MB, iar textul lui {characters} de caractere. Vă rugăm să răspundeți aici:',
    notAllowed:
      'Răspunsul dumneavoastră nu a fost adăugat, deoarece nu mai aveți acces la tichetul {number}. Vă rugăm să vă adresați unui administrator al organizației.',
    filesOmitted:
      'Răspunsul dumneavoastră a fost adăugat la tichetul {number}, dar fără aceste fișiere: {files}. Un răspuns poate avea cel mult {count} imagini și videoclipuri. Puteți citi tichetul aici:',
  },
  ja: {
    subject: 'チケット{number}への返信を追加できませんでした',
    filesSubject: 'チケット{number}への返信のファイルを追加できませんでした',
    greeting: '{name} 様',
    closed:
      'チケット{number}は完了しているため、返信を追加できませんでした。チケットは次のアドレスで確認でき、完了から14日以内であれば再開できます。',
    expired:
      '返信を追加できませんでした。チケット{number}に関するメールには{days}日以内に返信できます。次のアドレスからご返信ください。',
    empty:
      'チケット{number}への返信に本文がありませんでした。引用の上に本文を書いていただくか、次のアドレスからご返信ください。',
    tooLarge:
      'チケット{number}への返信が大きすぎます。メールは{megabytes} MB、本文は{characters}文字までです。次のアドレスからご返信ください。',
    notAllowed:
      'チケット{number}へのアクセス権がなくなったため、返信を追加できませんでした。貴社の管理者にお問い合わせください。',
    filesOmitted:
      '返信はチケット{number}に追加されましたが、次のファイルは追加されませんでした：{files}。返信に添付できる画像と動画は{count}件までです。チケットは次のアドレスで確認できます。',
  },
  zh: {
    subject: '您对工单 {number} 的回复未能添加',
    filesSubject: '您对工单 {number} 的回复中有文件未能添加',
    greeting: '{name}，您好：',
    closed:
      '由于工单 {number} 已关闭，您的回复未能添加。您可以在以下地址查看工单，并可在关闭后 14 天内重新打开：',
    expired: '您的回复未能添加：有关工单 {number} 的邮件可在 {days} 天内回复。请在以下地址回复：',
    empty: '您对工单 {number} 的回复中没有您自己的文字。请在引用的邮件上方书写，或在以下地址回复：',
    tooLarge:
      '您对工单 {number} 的回复过大。邮件不得超过 {megabytes} MB，正文不得超过 {characters} 个字符。请在以下地址回复：',
    notAllowed: '由于您不再有权访问工单 {number}，您的回复未能添加。请联系贵组织的管理员。',
    filesOmitted:
      '您的回复已添加到工单 {number}，但不包含以下文件：{files}。一条回复最多可包含 {count} 个图片和视频。您可以在以下地址查看工单：',
  },
} as const satisfies Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>;
