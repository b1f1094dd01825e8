import type { LanguageCode } from '@kmx/contract/locales';

/** `{name}`, `{author}`, `{number}`, `{subject}`, `{text}` and `{url}` are filled in. */
interface NoticeMessages {
  subject: string;
  lines: readonly string[];
}

/** The mail to the contact and the watchers of a ticket that got a reply, in every language of the portal. */
export const replyMessages = {
  en: {
    subject: 'New reply to ticket {number}',
    lines: [
      'Hello {name},',
      '{author} has replied to ticket {number}, “{subject}”:',
      '{text}',
      'You can read the ticket and reply here:',
      '{url}',
    ],
  },
  de: {
    subject: 'Neue Antwort auf Ticket {number}',
    lines: [
      'Guten Tag {name}',
      '{author} hat auf das Ticket {number}, «{subject}», geantwortet:',
      '{text}',
      'Hier können Sie das Ticket lesen und antworten:',
      '{url}',
    ],
  },
  fr: {
    subject: 'Nouvelle réponse au ticket {number}',
    lines: [
      'Bonjour {name},',
      '{author} a répondu au ticket {number}, «\u202f{subject}\u202f»\u202f:',
      '{text}',
      'Vous pouvez lire le ticket et répondre ici\u202f:',
      '{url}',
    ],
  },
  es: {
    subject: 'Nueva respuesta al ticket {number}',
    lines: [
      'Hola, {name}:',
      '{author} ha respondido al ticket {number}, «{subject}»:',
      '{text}',
      'Aquí puede leer el ticket y contestar:',
      '{url}',
    ],
  },
  pt: {
    subject: 'Nova resposta ao chamado {number}',
    lines: [
      'Olá, {name},',
      '{author} respondeu ao chamado {number}, “{subject}”:',
      '{text}',
      'Aqui você pode ler o chamado e responder:',
      '{url}',
    ],
  },
  cs: {
    subject: 'Nová odpověď k tiketu {number}',
    lines: [
      'Dobrý den, {name},',
      'k tiketu {number}, „{subject}“, přišla odpověď. Autor: {author}',
      '{text}',
      'Tiket si můžete přečíst a odpovědět na něj zde:',
      '{url}',
    ],
  },
  sk: {
    subject: 'Nová odpoveď k tiketu {number}',
    lines: [
      'Dobrý deň, {name},',
      'k tiketu {number}, „{subject}“, prišla odpoveď. Autor: {author}',
      '{text}',
      'Tiket si môžete prečítať a odpovedať naň tu:',
      '{url}',
    ],
  },
  hu: {
    subject: 'Új válasz a következő jegyre: {number}',
    lines: [
      'Tisztelt {name}!',
      '{author} a következőt válaszolta erre a jegyre: {number} („{subject}”)',
      '{text}',
      'A jegyet itt olvashatja el, és itt válaszolhat rá:',
      '{url}',
    ],
  },
  ro: {
    subject: 'Răspuns nou la tichetul {number}',
    lines: [
      'Bună ziua, {name},',
      '{author} a răspuns la tichetul {number}, „{subject}”:',
      '{text}',
      'Puteți citi tichetul și răspunde aici:',
      '{url}',
    ],
  },
  ja: {
    subject: 'チケット{number}に返信がありました',
    lines: [
      '{name} 様',
      '{author}さんが、チケット{number}「{subject}」に返信しました。',
      '{text}',
      'チケットの確認と返信は、次のアドレスから行えます。',
      '{url}',
    ],
  },
  zh: {
    subject: '工单 {number} 有新回复',
    lines: [
      '{name}，您好：',
      '{author} 回复了工单 {number}“{subject}”：',
      '{text}',
      '您可以在以下地址查看工单并回复：',
      '{url}',
    ],
  },
} as const satisfies Readonly<Record<LanguageCode, NoticeMessages>>;

export type TeamOccasion = 'created' | 'comment' | 'closed' | 'reopened';

/** Mails to the support team, in English. */
export const teamMessages = {
  created: {
    subject: 'New ticket {number}: {subject}',
    lines: ['{author} of {organisation} has opened ticket {number}, “{subject}”:', '{text}', '{url}'],
  },
  comment: {
    subject: 'Comment on ticket {number}: {subject}',
    lines: ['{author} of {organisation} has commented on ticket {number}, “{subject}”:', '{text}', '{url}'],
  },
  closed: {
    subject: 'Closed ticket {number}: {subject}',
    lines: ['{author} of {organisation} has closed ticket {number}, “{subject}”.', '{text}', '{url}'],
  },
  reopened: {
    subject: 'Reopened ticket {number}: {subject}',
    lines: ['{author} of {organisation} has reopened ticket {number}, “{subject}”.', '{url}'],
  },
} as const satisfies Readonly<Record<TeamOccasion, NoticeMessages>>;
