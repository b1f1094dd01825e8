import type { LanguageCode } from '@kmx/contract/locales';

interface DecisionMessages {
  subject: string;
  text: string;
  /** Paragraph before the address of the dashboard. */
  next: string;
}

interface AccessDecisionMessages {
  greeting: string;
  accepted: DecisionMessages;
  declined: DecisionMessages;
  /** Paragraph with the note of the administrator. */
  note: string;
}

/**
 * Mail to the person whose request for access was decided. `{name}`, `{author}`, `{application}` and `{note}` are
 * filled in.
 */
export const accessDecisionMessages = {
  en: {
    greeting: 'Hello {name},',
    accepted: {
      subject: 'Your request was accepted: {application}',
      text: '{author} has accepted your request for access to “{application}” in MyKomax.',
      next: 'You can open it from your dashboard:',
    },
    declined: {
      subject: 'Your request was declined: {application}',
      text: '{author} has declined your request for access to “{application}” in MyKomax.',
      next: 'You can request access again on your dashboard:',
    },
    note: 'Note: {note}',
  },
  de: {
    greeting: 'Guten Tag {name}',
    accepted: {
      subject: 'Ihre Anfrage wurde angenommen: {application}',
      text: '{author} hat Ihre Anfrage um Zugang zu «{application}» in MyKomax angenommen.',
      next: 'Sie können die Anwendung in Ihrer Übersicht öffnen:',
    },
    declined: {
      subject: 'Ihre Anfrage wurde abgelehnt: {application}',
      text: '{author} hat Ihre Anfrage um Zugang zu «{application}» in MyKomax abgelehnt.',
      next: 'In Ihrer Übersicht können Sie erneut um Zugang bitten:',
    },
    note: 'Notiz: {note}',
  },
  fr: {
    greeting: 'Bonjour {name},',
    accepted: {
      subject: 'Votre demande a été acceptée\u202f: {application}',
      text: '{author} a accepté votre demande d’accès à «\u202f{application}\u202f» dans MyKomax.',
      next: 'Vous pouvez l’ouvrir depuis votre tableau de bord\u202f:',
    },
    declined: {
      subject: 'Votre demande a été refusée\u202f: {application}',
      text: '{author} a refusé votre demande d’accès à «\u202f{application}\u202f» dans MyKomax.',
      next: 'Vous pouvez demander à nouveau l’accès depuis votre tableau de bord\u202f:',
    },
    note: 'Remarque\u202f: {note}',
  },
  es: {
    greeting: 'Hola, {name}:',
    accepted: {
      subject: 'Su solicitud ha sido aceptada: {application}',
      text: '{author} ha aceptado su solicitud de acceso a «{application}» en MyKomax.',
      next: 'Puede abrir la aplicación desde su panel:',
    },
    declined: {
      subject: 'Su solicitud ha sido rechazada: {application}',
      text: '{author} ha rechazado su solicitud de acceso a «{application}» en MyKomax.',
      next: 'Puede volver a solicitar acceso desde su panel:',
    },
    note: 'Nota: {note}',
  },
  pt: {
    greeting: 'Olá, {name},',
    accepted: {
      subject: 'Sua solicitação foi aceita: {application}',
      text: '{author} aceitou sua solicitação de acesso a “{application}” no MyKomax.',
      next: 'Você pode abrir o aplicativo no seu painel:',
    },
    declined: {
      subject: 'Sua solicitação foi recusada: {application}',
      text: '{author} recusou sua solicitação de acesso a “{application}” no MyKomax.',
      next: 'Você pode solicitar acesso novamente no seu painel:',
    },
    note: 'Observação: {note}',
  },
  cs: {
    greeting: 'Dobrý den, {name},',
    accepted: {
      subject: 'Vaše žádost byla přijata: {application}',
      text: '{author} přijal(a) vaši žádost o přístup k aplikaci „{application}“ v MyKomax.',
      next: 'Aplikaci můžete otevřít ze svého přehledu:',
    },
    declined: {
      subject: 'Vaše žádost byla zamítnuta: {application}',
      text: '{author} zamítl(a) vaši žádost o přístup k aplikaci „{application}“ v MyKomax.',
      next: 'O přístup můžete znovu požádat na svém přehledu:',
    },
    note: 'Poznámka: {note}',
  },
  sk: {
    greeting: 'Dobrý deň, {name},',
    accepted: {
      subject: 'Vaša žiadosť bola prijatá: {application}',
      text: '{author} prijal(a) vašu žiadosť o prístup k aplikácii „{application}“ v MyKomax.',
      next: 'Aplikáciu môžete otvoriť zo svojho prehľadu:',
    },
    declined: {
      subject: 'Vaša žiadosť bola zamietnutá: {application}',
      text: '{author} zamietol(-la) vašu žiadosť o prístup k aplikácii „{application}“ v MyKomax.',
      next: 'O prístup môžete znova požiadať na svojom prehľade:',
    },
    note: 'Poznámka: {note}',
  },
  hu: {
    greeting: 'Tisztelt {name}!',
    accepted: {
      subject: 'Kérelmét elfogadták: {application}',
      text: '{author} elfogadta hozzáférési kérelmét a MyKomaxban ehhez: „{application}”.',
      next: 'Az alkalmazást az áttekintésből nyithatja meg:',
    },
    declined: {
      subject: 'Kérelmét elutasították: {application}',
      text: '{author} elutasította hozzáférési kérelmét a MyKomaxban ehhez: „{application}”.',
      next: 'Az áttekintésben újra kérhet hozzáférést:',
    },
    note: 'Megjegyzés: {note}',
  },
  ro: {
    greeting: 'Bună ziua, {name},',
    accepted: {
      subject: 'Solicitarea dumneavoastră a fost acceptată: {application}',
      text: '{author} a acceptat solicitarea dumneavoastră de acces la „{application}” în MyKomax.',
      next: 'O puteți deschide din panoul principal:',
    },
    declined: {
      subject: 'Solicitarea dumneavoastră a fost respinsă: {application}',
      text: '{author} a respins solicitarea dumneavoastră de acces la „{application}” în MyKomax.',
      next: 'Puteți solicita din nou accesul din panoul principal:',
    },
    note: 'Notă: {note}',
  },
  ja: {
    greeting: '{name} 様',
    accepted: {
      subject: '申請が承認されました：{application}',
      text: '{author}さんが、MyKomaxの「{application}」へのアクセス申請を承認しました。',
      next: '次のアドレスのダッシュボードから開けます。',
    },
    declined: {
      subject: '申請が却下されました：{application}',
      text: '{author}さんが、MyKomaxの「{application}」へのアクセス申請を却下しました。',
      next: '次のアドレスのダッシュボードから再度申請できます。',
    },
    note: 'メモ：{note}',
  },
  zh: {
    greeting: '{name}，您好：',
    accepted: {
      subject: '您的申请已获批准：{application}',
      text: '{author} 已批准您在 MyKomax 中访问“{application}”的申请。',
      next: '您可以从仪表板打开该应用：',
    },
    declined: {
      subject: '您的申请已被拒绝：{application}',
      text: '{author} 已拒绝您在 MyKomax 中访问“{application}”的申请。',
      next: '您可以在仪表板再次申请访问权限：',
    },
    note: '备注：{note}',
  },
} as const satisfies Readonly<Record<LanguageCode, AccessDecisionMessages>>;
