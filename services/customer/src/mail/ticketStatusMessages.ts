import type { LanguageCode } from '@kmx/contract/locales';

interface TicketStatusMessages {
  closed: {
    subject: string;
    greeting: string;
    /** Paragraph after which the comment follows, if there is one. */
    text: string;
    /** Paragraph before the address of the ticket. */
    reopening: string;
  };
  reopened: { subject: string; lines: readonly string[] };
}

/**
 * Mails to the contact and the watchers of a ticket that was closed or reopened. `{name}`, `{author}`, `{number}`,
 * `{subject}`, `{reason}`, `{date}` and `{url}` are filled in.
 */
export const ticketStatusMessages = {
  en: {
    closed: {
      subject: 'Ticket {number} is closed',
      greeting: 'Hello {name},',
      text: '{author} has closed ticket {number}, “{subject}”. Reason: {reason}.',
      reopening: 'If the problem is not solved, you can reopen the ticket until {date}:',
    },
    reopened: {
      subject: 'Ticket {number} was reopened',
      lines: ['Hello {name},', '{author} has reopened ticket {number}, “{subject}”.', '{url}'],
    },
  },
  de: {
    closed: {
      subject: 'Ticket {number} ist geschlossen',
      greeting: 'Guten Tag {name}',
      text: '{author} hat das Ticket {number}, «{subject}», geschlossen. Grund: {reason}.',
      reopening: 'Falls das Problem nicht gelöst ist, können Sie das Ticket bis zum {date} wieder öffnen:',
    },
    reopened: {
      subject: 'Ticket {number} wurde wieder geöffnet',
      lines: ['Guten Tag {name}', '{author} hat das Ticket {number}, «{subject}», wieder geöffnet.', '{url}'],
    },
  },
  fr: {
    closed: {
      subject: 'Le ticket {number} est clôturé',
      greeting: 'Bonjour {name},',
      text: '{author} a clôturé le ticket {number}, «\u202f{subject}\u202f». Motif\u202f: {reason}.',
      reopening: 'Si le problème n’est pas résolu, vous pouvez rouvrir le ticket jusqu’au {date}\u202f:',
    },
    reopened: {
      subject: 'Le ticket {number} a été rouvert',
      lines: ['Bonjour {name},', '{author} a rouvert le ticket {number}, «\u202f{subject}\u202f».', '{url}'],
    },
  },
  es: {
    closed: {
      subject: 'El ticket {number} está cerrado',
      greeting: 'Hola, {name}:',
      text: '{author} ha cerrado el ticket {number}, «{subject}». Motivo: {reason}.',
      reopening: 'Si el problema no está resuelto, puede reabrir el ticket hasta el {date}:',
    },
    reopened: {
      subject: 'Se ha reabierto el ticket {number}',
      lines: ['Hola, {name}:', '{author} ha reabierto el ticket {number}, «{subject}».', '{url}'],
    },
  },
  pt: {
    closed: {
      subject: 'O chamado {number} foi encerrado',
      greeting: 'Olá, {name},',
      text: '{author} encerrou o chamado {number}, “{subject}”. Motivo: {reason}.',
      reopening: 'Se o problema não estiver resolvido, você pode reabrir o chamado até {date}:',
    },
    reopened: {
      subject: 'O chamado {number} foi reaberto',
      lines: ['Olá, {name},', '{author} reabriu o chamado {number}, “{subject}”.', '{url}'],
    },
  },
  cs: {
    closed: {
      subject: 'Tiket {number} je uzavřen',
      greeting: 'Dobrý den, {name},',
      text: 'tiket {number}, „{subject}“, byl uzavřen. Uzavřel(a): {author}. Důvod: {reason}.',
      reopening: 'Pokud problém není vyřešen, můžete tiket znovu otevřít do {date}:',
    },
    reopened: {
      subject: 'Tiket {number} byl znovu otevřen',
      lines: [
        'Dobrý den, {name},',
        'tiket {number}, „{subject}“, byl znovu otevřen. Otevřel(a): {author}.',
        '{url}',
      ],
    },
  },
  sk: {
    closed: {
      subject: 'Tiket {number} je uzavretý',
      greeting: 'Dobrý deň, {name},',
      text: 'tiket {number}, „{subject}“, bol uzavretý. Uzavrel(a): {author}. Dôvod: {reason}.',
      reopening: 'Ak problém nie je vyriešený, môžete tiket znova otvoriť do {date}:',
    },
    reopened: {
      subject: 'Tiket {number} bol znova otvorený',
      lines: [
        'Dobrý deň, {name},',
        'tiket {number}, „{subject}“, bol znova otvorený. Otvoril(a): {author}.',
        '{url}',
      ],
    },
  },
  hu: {
    closed: {
      subject: 'Jegy lezárva: {number}',
      greeting: 'Tisztelt {name}!',
      text: '{author} lezárta ezt a jegyet: {number} („{subject}”). Indok: {reason}.',
      reopening: 'Ha a probléma nem oldódott meg, a jegyet eddig nyithatja meg újra: {date}',
    },
    reopened: {
      subject: 'Jegy újra megnyitva: {number}',
      lines: ['Tisztelt {name}!', '{author} újra megnyitotta ezt a jegyet: {number} („{subject}”).', '{url}'],
    },
  },
  ro: {
    closed: {
      subject: 'Tichetul {number} este închis',
      greeting: 'Bună ziua, {name},',
      text: '{author} a închis tichetul {number}, „{subject}”. Motiv: {reason}.',
      reopening: 'Dacă problema nu este rezolvată, puteți redeschide tichetul până la {date}:',
    },
    reopened: {
      subject: 'Tichetul {number} a fost redeschis',
      lines: ['Bună ziua, {name},', '{author} a redeschis tichetul {number}, „{subject}”.', '{url}'],
    },
  },
  ja: {
    closed: {
      subject: 'チケット{number}が完了しました',
      greeting: '{name} 様',
      text: '{author}さんが、チケット{number}「{subject}」を完了にしました。理由：{reason}',
      reopening: '解決していない場合は、{date}まで次のアドレスから再開できます。',
    },
    reopened: {
      subject: 'チケット{number}が再開されました',
      lines: ['{name} 様', '{author}さんが、チケット{number}「{subject}」を再開しました。', '{url}'],
    },
  },
  zh: {
    closed: {
      subject: '工单 {number} 已关闭',
      greeting: '{name}，您好：',
      text: '{author} 已关闭工单 {number}“{subject}”。原因：{reason}。',
      reopening: '如果问题尚未解决，您最晚可于 {date} 重新打开工单：',
    },
    reopened: {
      subject: '工单 {number} 已重新打开',
      lines: ['{name}，您好：', '{author} 已重新打开工单 {number}“{subject}”。', '{url}'],
    },
  },
} as const satisfies Readonly<Record<LanguageCode, TicketStatusMessages>>;
