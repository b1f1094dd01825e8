import type { LanguageCode } from '@kmx/contract/locales';

/** Placeholders are `{name}`, `{reference}` and `{location}`; the list of parts follows `received`. */
interface OrderMailMessages {
  subject: string;
  greeting: string;
  received: string;
  delivery: string;
  ending: string;
}

/** Confirmation mail of an order, in every language of the portal. */
export const orderMailMessages = {
  en: {
    subject: 'We have received your parts order {reference}',
    greeting: 'Hello {name},',
    received: 'Thank you for your order. We have received it with the reference {reference}:',
    delivery: 'Delivery to: {location}',
    ending:
      'We will send you a quotation with prices and delivery dates within 24 hours. Nothing is binding until you accept it.',
  },
  cs: {
    subject: 'Přijali jsme vaši objednávku dílů {reference}',
    greeting: 'Dobrý den, {name},',
    received: 'děkujeme za vaši objednávku. Přijali jsme ji pod číslem {reference}:',
    delivery: 'Dodání na místo: {location}',
    ending:
      'Do 24 hodin vám pošleme nabídku s cenami a termíny dodání. Dokud ji nepřijmete, není nic závazné.',
  },
  de: {
    subject: 'Wir haben Ihre Teilebestellung {reference} erhalten',
    greeting: 'Guten Tag {name}',
    received: 'Vielen Dank für Ihre Bestellung. Wir haben sie unter der Referenz {reference} erhalten:',
    delivery: 'Lieferung an: {location}',
    ending:
      'Innerhalb von 24 Stunden senden wir Ihnen ein Angebot mit Preisen und Lieferterminen. Verbindlich wird es erst, wenn Sie es annehmen.',
  },
  es: {
    subject: 'Hemos recibido su pedido de piezas {reference}',
    greeting: 'Hola, {name}:',
    received: 'Gracias por su pedido. Lo hemos recibido con la referencia {reference}:',
    delivery: 'Entrega en: {location}',
    ending:
      'En un plazo de 24 horas le enviaremos una oferta con precios y fechas de entrega. Nada es vinculante hasta que usted la acepte.',
  },
  fr: {
    subject: 'Nous avons reçu votre commande de pièces {reference}',
    greeting: 'Bonjour {name},',
    received: 'Merci pour votre commande. Nous l’avons reçue sous la référence {reference}\u202f:',
    delivery: 'Livraison à\u202f: {location}',
    ending:
      'Nous vous enverrons sous 24 heures une offre avec les prix et les dates de livraison. Rien ne vous engage tant que vous ne l’avez pas acceptée.',
  },
  hu: {
    subject: 'Megkaptuk {reference} számú alkatrészrendelését',
    greeting: 'Tisztelt {name}!',
    received: 'Köszönjük a rendelését. A következő hivatkozási számon vettük fel: {reference}',
    delivery: 'Szállítás ide: {location}',
    ending:
      '24 órán belül ajánlatot küldünk az árakkal és a szállítási határidőkkel. Amíg el nem fogadja, semmi sem kötelező érvényű.',
  },
  ja: {
    subject: '部品のご注文{reference}を受け付けました',
    greeting: '{name} 様',
    received: 'ご注文ありがとうございます。受付番号{reference}で承りました。',
    delivery: 'お届け先：{location}',
    ending: '24時間以内に価格と納期を記載した見積書をお送りします。ご承諾いただくまで契約は成立しません。',
  },
  pt: {
    subject: 'Recebemos o seu pedido de peças {reference}',
    greeting: 'Olá, {name},',
    received: 'Agradecemos o seu pedido. Ele foi recebido com a referência {reference}:',
    delivery: 'Entrega em: {location}',
    ending:
      'Em até 24 horas enviaremos um orçamento com preços e prazos de entrega. Nada é vinculante até que você o aceite.',
  },
  ro: {
    subject: 'Am primit comanda dumneavoastră de piese {reference}',
    greeting: 'Bună ziua, {name},',
    received: 'Vă mulțumim pentru comandă. Am înregistrat-o cu referința {reference}:',
    delivery: 'Livrare la: {location}',
    ending:
      'În cel mult 24 de ore vă trimitem o ofertă cu prețuri și termene de livrare. Nimic nu este obligatoriu până când o acceptați.',
  },
  sk: {
    subject: 'Prijali sme vašu objednávku dielov {reference}',
    greeting: 'Dobrý deň, {name},',
    received: 'ďakujeme za vašu objednávku. Prijali sme ju pod číslom {reference}:',
    delivery: 'Dodanie na miesto: {location}',
    ending:
      'Do 24 hodín vám pošleme ponuku s cenami a termínmi dodania. Kým ju neprijmete, nič nie je záväzné.',
  },
  zh: {
    subject: '我们已收到您的零件订单 {reference}',
    greeting: '{name}，您好：',
    received: '感谢您的订购。我们已收到您的订单，编号为 {reference}：',
    delivery: '收货地点：{location}',
    ending: '我们将在 24 小时内向您发送包含价格和交货期的报价。在您接受报价之前，订单不具有约束力。',
  },
} as const satisfies Readonly<Record<LanguageCode, OrderMailMessages>>;
