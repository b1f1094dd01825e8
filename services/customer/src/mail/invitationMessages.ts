import type { LanguageCode } from '@kmx/contract/locales';

/** `{inviter}`, `{date}` and `{url}` are filled in. */
interface InvitationMessages {
  subject: string;
  lines: readonly string[];
}

/** Invitation to the customer portal, in every language of the portal. */
export const invitationMessages = {
  en: {
    subject: 'Your invitation to MyKomax',
    lines: [
      'Hello {name},',
      '{inviter} has invited you to MyKomax, the customer portal of Komax.',
      'Please open this address by {date}:',
      '{url}',
      'If you did not expect this invitation, you do not need to do anything.',
    ],
  },
  de: {
    subject: 'Ihre Einladung zu MyKomax',
    lines: [
      'Guten Tag {name}',
      '{inviter} hat Sie zu MyKomax eingeladen, dem Kundenportal von Komax.',
      'Bitte öffnen Sie diese Adresse bis zum {date}:',
      '{url}',
      'Falls Sie diese Einladung nicht erwartet haben, müssen Sie nichts tun.',
    ],
  },
  fr: {
    subject: 'Votre invitation à MyKomax',
    lines: [
      'Bonjour {name},',
      '{inviter} vous a invité à MyKomax, le portail client de Komax.',
      'Veuillez ouvrir cette adresse au plus tard le {date}\u202f:',
      '{url}',
      'Si vous n’attendiez pas cette invitation, vous n’avez rien à faire.',
    ],
  },
  es: {
    subject: 'Su invitación a MyKomax',
    lines: [
      'Hola, {name}:',
      '{inviter} le ha invitado a MyKomax, el portal de clientes de Komax.',
      'Abra esta dirección a más tardar el {date}:',
      '{url}',
      'Si no esperaba esta invitación, no tiene que hacer nada.',
    ],
  },
  pt: {
    subject: 'Seu convite para o MyKomax',
    lines: [
      'Olá, {name},',
      '{inviter} convidou você para o MyKomax, o portal do cliente da Komax.',
      'Abra este endereço até {date}:',
      '{url}',
      'Se você não esperava este convite, não precisa fazer nada.',
    ],
  },
  cs: {
    subject: 'Vaše pozvánka do MyKomax',
    lines: [
      'Dobrý den, {name},',
      '{inviter} vás zve do MyKomax, zákaznického portálu společnosti Komax.',
      'Otevřete prosím tuto adresu do {date}:',
      '{url}',
      'Pokud jste tuto pozvánku nečekali, nemusíte nic dělat.',
    ],
  },
  sk: {
    subject: 'Vaša pozvánka do MyKomax',
    lines: [
      'Dobrý deň, {name},',
      '{inviter} vás pozýva do MyKomax, zákazníckeho portálu spoločnosti Komax.',
      'Otvorte, prosím, túto adresu do {date}:',
      '{url}',
      'Ak ste túto pozvánku nečakali, nemusíte nič robiť.',
    ],
  },
  hu: {
    subject: 'Meghívó a MyKomax portálra',
    lines: [
      'Tisztelt {name}!',
      '{inviter} meghívta Önt a MyKomaxra, a Komax ügyfélportáljára.',
      'Kérjük, nyissa meg ezt a címet eddig: {date}',
      '{url}',
      'Ha nem várta ezt a meghívást, nincs teendője.',
    ],
  },
  ro: {
    subject: 'Invitația dumneavoastră la MyKomax',
    lines: [
      'Bună ziua, {name},',
      '{inviter} v-a invitat la MyKomax, portalul pentru clienți Komax.',
      'Vă rugăm să deschideți această adresă până la {date}:',
      '{url}',
      'Dacă nu așteptați această invitație, nu trebuie să faceți nimic.',
    ],
  },
  ja: {
    subject: 'MyKomaxへのご招待',
    lines: [
      '{name} 様',
      '{inviter}さんから、Komaxのカスタマーポータル「MyKomax」への招待が届いています。',
      '{date}までに次のアドレスを開いてください。',
      '{url}',
      'お心当たりのない場合は、何もする必要はありません。',
    ],
  },
  zh: {
    subject: 'MyKomax 邀请函',
    lines: [
      '{name}，您好：',
      '{inviter} 邀请您使用 Komax 客户门户 MyKomax。',
      '请最晚于 {date} 打开以下地址：',
      '{url}',
      '如果这不是您预期的邀请，则无需任何操作。',
    ],
  },
} as const satisfies Readonly<Record<LanguageCode, InvitationMessages>>;
