import type { LanguageCode } from '@kmx/contract/locales';

/** `{name}`, `{person}`, `{organisation}`, `{application}` and `{url}` are filled in. */
interface AccessMessages {
  subject: string;
  lines: readonly string[];
}

/** Mail to the administrators of a user who requests access, in every language of the portal. */
export const accessMessages = {
  en: {
    subject: '{person} requests access: {application}',
    lines: [
      'Hello {name},',
      '{person} ({organisation}) requests access to “{application}” in MyKomax.',
      'You can accept or decline the request here:',
      '{url}',
    ],
  },
  de: {
    subject: '{person} bittet um Zugang: {application}',
    lines: [
      'Guten Tag {name}',
      '{person} ({organisation}) bittet in MyKomax um Zugang zu «{application}».',
      'Hier können Sie die Anfrage annehmen oder ablehnen:',
      '{url}',
    ],
  },
  fr: {
    subject: '{person} demande un accès\u202f: {application}',
    lines: [
      'Bonjour {name},',
      '{person} ({organisation}) demande l’accès à «\u202f{application}\u202f» dans MyKomax.',
      'Vous pouvez accepter ou refuser la demande ici\u202f:',
      '{url}',
    ],
  },
  es: {
    subject: '{person} solicita acceso: {application}',
    lines: [
      'Hola, {name}:',
      '{person} ({organisation}) solicita acceso a «{application}» en MyKomax.',
      'Aquí puede aceptar o rechazar la solicitud:',
      '{url}',
    ],
  },
  pt: {
    subject: '{person} solicita acesso: {application}',
    lines: [
      'Olá, {name},',
      '{person} ({organisation}) solicita acesso a “{application}” no MyKomax.',
      'Aqui você pode aceitar ou recusar a solicitação:',
      '{url}',
    ],
  },
  cs: {
    subject: '{person} žádá o přístup: {application}',
    lines: [
      'Dobrý den, {name},',
      '{person} ({organisation}) žádá v MyKomax o přístup k aplikaci „{application}“.',
      'Žádost můžete přijmout nebo zamítnout zde:',
      '{url}',
    ],
  },
  sk: {
    subject: '{person} žiada o prístup: {application}',
    lines: [
      'Dobrý deň, {name},',
      '{person} ({organisation}) žiada v MyKomax o prístup k aplikácii „{application}“.',
      'Žiadosť môžete prijať alebo zamietnuť tu:',
      '{url}',
    ],
  },
  hu: {
    subject: '{person} hozzáférést kér: {application}',
    lines: [
      'Tisztelt {name}!',
      '{person} ({organisation}) hozzáférést kér a MyKomaxban ehhez: „{application}”.',
      'A kérelmet itt fogadhatja el vagy utasíthatja el:',
      '{url}',
    ],
  },
  ro: {
    subject: '{person} solicită acces: {application}',
    lines: [
      'Bună ziua, {name},',
      '{person} ({organisation}) solicită acces la „{application}” în MyKomax.',
      'Puteți accepta sau refuza solicitarea aici:',
      '{url}',
    ],
  },
  ja: {
    subject: '{person}さんがアクセスを申請しました：{application}',
    lines: [
      '{name} 様',
      '{person}さん（{organisation}）が、MyKomaxの「{application}」へのアクセスを申請しました。',
      '申請の承認または却下は、次のアドレスから行えます。',
      '{url}',
    ],
  },
  zh: {
    subject: '{person} 申请访问权限：{application}',
    lines: [
      '{name}，您好：',
      '{person}（{organisation}）申请在 MyKomax 中访问“{application}”。',
      '您可以在以下地址批准或拒绝该申请：',
      '{url}',
    ],
  },
} as const satisfies Readonly<Record<LanguageCode, AccessMessages>>;

/** Mail to the support team, in English, if an organisation has no administrator. */
export const accessTeamMessages = {
  subject: accessMessages.en.subject,
  lines: [
    '{person} ({organisation}) requests access to “{application}” in MyKomax.',
    'Nobody there can decide on it. The request is waiting here:',
    '{url}',
  ],
} as const satisfies AccessMessages;
