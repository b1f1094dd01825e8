import type { LanguageCode } from '@kmx/contract/locales';

/** `{name}`, `{person}`, `{organisation}`, `{reference}`, `{pieces}` and `{url}` are filled in. */
interface ApprovalRequestMessages {
  subject: string;
  lines: readonly string[];
}

/** Mail to the administrators of an organisation about an order that waits for approval. */
export const approvalRequestMessages = {
  en: {
    subject: 'Parts order {reference} is waiting for your approval',
    lines: [
      'Hello {name},',
      '{person} has ordered parts for {organisation} with the reference {reference}. Pieces: {pieces}.',
      'We will receive the order once an administrator of your organisation approves it. You can approve or decline it here:',
      '{url}',
    ],
  },
  de: {
    subject: 'Teilebestellung {reference} wartet auf Ihre Freigabe',
    lines: [
      'Guten Tag {name}',
      '{person} hat für {organisation} unter der Referenz {reference} Teile bestellt. Stückzahl: {pieces}.',
      'Wir erhalten die Bestellung erst, wenn die Administration Ihrer Organisation sie freigibt. Hier können Sie sie freigeben oder ablehnen:',
      '{url}',
    ],
  },
  fr: {
    subject: 'La commande de pièces {reference} attend votre approbation',
    lines: [
      'Bonjour {name},',
      '{person} a commandé des pièces pour {organisation} sous la référence {reference}. Nombre de pièces\u202f: {pieces}.',
      'Nous ne recevrons la commande que lorsqu’un administrateur de votre organisation l’aura approuvée. Vous pouvez l’approuver ou la refuser ici\u202f:',
      '{url}',
    ],
  },
  es: {
    subject: 'El pedido de piezas {reference} espera su aprobación',
    lines: [
      'Hola, {name}:',
      '{person} ha pedido piezas para {organisation} con la referencia {reference}. Número de piezas: {pieces}.',
      'Solo recibiremos el pedido cuando un administrador de su organización lo apruebe. Aquí puede aprobarlo o rechazarlo:',
      '{url}',
    ],
  },
  pt: {
    subject: 'O pedido de peças {reference} aguarda a sua aprovação',
    lines: [
      'Olá, {name},',
      '{person} pediu peças para {organisation} com a referência {reference}. Número de peças: {pieces}.',
      'Só receberemos o pedido quando um administrador da sua organização o aprovar. Aqui você pode aprová-lo ou recusá-lo:',
      '{url}',
    ],
  },
  cs: {
    subject: 'Objednávka dílů {reference} čeká na vaše schválení',
    lines: [
      'Dobrý den, {name},',
      '{person} objednal(a) díly pro {organisation} pod číslem {reference}. Počet kusů: {pieces}.',
      'Objednávku obdržíme až po schválení správcem vaší organizace. Schválit nebo zamítnout ji můžete zde:',
      '{url}',
    ],
  },
  sk: {
    subject: 'Objednávka dielov {reference} čaká na vaše schválenie',
    lines: [
      'Dobrý deň, {name},',
      '{person} objednal(a) diely pre {organisation} pod číslom {reference}. Počet kusov: {pieces}.',
      'Objednávku dostaneme až po schválení správcom vašej organizácie. Schváliť alebo zamietnuť ju môžete tu:',
      '{url}',
    ],
  },
  hu: {
    subject: '{reference} számú alkatrészrendelés jóváhagyásra vár',
    lines: [
      'Tisztelt {name}!',
      '{person} alkatrészeket rendelt a következő szervezetnek: {organisation}. Hivatkozási szám: {reference}. Darabszám: {pieces}.',
      'A rendelést csak akkor kapjuk meg, ha szervezete egyik adminisztrátora jóváhagyja. Itt hagyhatja jóvá vagy utasíthatja el:',
      '{url}',
    ],
  },
  ro: {
    subject: 'Comanda de piese {reference} așteaptă aprobarea dumneavoastră',
    lines: [
      'Bună ziua, {name},',
      '{person} a comandat piese pentru {organisation} cu referința {reference}. Număr de bucăți: {pieces}.',
      'Primim comanda abia după ce un administrator al organizației dumneavoastră o aprobă. O puteți aproba sau respinge aici:',
      '{url}',
    ],
  },
  ja: {
    subject: '部品のご注文{reference}が承認を待っています',
    lines: [
      '{name} 様',
      '{person}さんが{organisation}の部品を注文しました（受付番号{reference}、個数：{pieces}）。',
      'この注文は、貴組織の管理者が承認するまで当社には送信されません。次のアドレスで承認または却下できます。',
      '{url}',
    ],
  },
  zh: {
    subject: '零件订单 {reference} 正在等待您的批准',
    lines: [
      '{name}，您好：',
      '{person} 已为 {organisation} 订购零件，订单编号为 {reference}，件数：{pieces}。',
      '只有在贵组织的管理员批准后，我们才会收到该订单。您可以在此批准或拒绝：',
      '{url}',
    ],
  },
} as const satisfies Readonly<Record<LanguageCode, ApprovalRequestMessages>>;
