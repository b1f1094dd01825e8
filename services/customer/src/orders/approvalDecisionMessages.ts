import type { LanguageCode } from '@kmx/contract/locales';

/** `{reference}` is filled in everywhere, `{author}` in decisions. Other lines come from `orderMailMessages`. */
interface ApprovalDecisionMessages {
  waiting: { subject: string; text: string; next: string };
  approved: { subject: string; text: string };
  /** `{note}` of the administrator; the address of the order follows `next`. */
  declined: { subject: string; text: string; note: string; next: string };
}

/** Mails to the person whose order needs approval, in every language of the portal. */
export const approvalDecisionMessages = {
  en: {
    waiting: {
      subject: 'Your parts order {reference} is waiting for approval',
      text: 'Your order with the reference {reference} needs the approval of an administrator of your organisation:',
      next: 'We will receive the order once it is approved. You will get an e-mail about the decision.',
    },
    approved: {
      subject: 'Your parts order {reference} is approved',
      text: '{author} has approved your order. We have received it with the reference {reference}:',
    },
    declined: {
      subject: 'Your parts order {reference} is declined',
      text: '{author} has declined your parts order {reference}. It was not sent to us.',
      note: 'Note: {note}',
      next: 'You can see the order and add its parts to your cart again here:',
    },
  },
  de: {
    waiting: {
      subject: 'Ihre Teilebestellung {reference} wartet auf Freigabe',
      text: 'Ihre Bestellung mit der Referenz {reference} braucht die Freigabe der Administration Ihrer Organisation:',
      next: 'Wir erhalten die Bestellung, sobald sie freigegeben ist. Über die Entscheidung erhalten Sie eine E-Mail.',
    },
    approved: {
      subject: 'Ihre Teilebestellung {reference} ist freigegeben',
      text: '{author} hat Ihre Bestellung freigegeben. Wir haben sie unter der Referenz {reference} erhalten:',
    },
    declined: {
      subject: 'Ihre Teilebestellung {reference} wurde abgelehnt',
      text: '{author} hat Ihre Teilebestellung {reference} abgelehnt. Sie wurde nicht an uns gesendet.',
      note: 'Notiz: {note}',
      next: 'Hier können Sie die Bestellung ansehen und die Teile erneut in den Warenkorb legen:',
    },
  },
  fr: {
    waiting: {
      subject: 'Votre commande de pièces {reference} est en attente d’approbation',
      text: 'Votre commande portant la référence {reference} nécessite l’approbation d’un administrateur de votre organisation\u202f:',
      next: 'Nous recevrons la commande dès qu’elle sera approuvée. Un e-mail vous informera de la décision.',
    },
    approved: {
      subject: 'Votre commande de pièces {reference} est approuvée',
      text: '{author} a approuvé votre commande. Nous l’avons reçue sous la référence {reference}\u202f:',
    },
    declined: {
      subject: 'Votre commande de pièces {reference} a été refusée',
      text: '{author} a refusé votre commande de pièces {reference}. Elle ne nous a pas été transmise.',
      note: 'Remarque\u202f: {note}',
      next: 'Vous pouvez consulter la commande et remettre ses pièces dans votre panier ici\u202f:',
    },
  },
  es: {
    waiting: {
      subject: 'Su pedido de piezas {reference} está pendiente de aprobación',
      text: 'Su pedido con la referencia {reference} necesita la aprobación de un administrador de su organización:',
      next: 'Recibiremos el pedido en cuanto se apruebe. Le informaremos de la decisión por correo electrónico.',
    },
    approved: {
      subject: 'Su pedido de piezas {reference} está aprobado',
      text: '{author} ha aprobado su pedido. Lo hemos recibido con la referencia {reference}:',
    },
    declined: {
      subject: 'Su pedido de piezas {reference} ha sido rechazado',
      text: '{author} ha rechazado su pedido de piezas {reference}. No se nos ha enviado.',
      note: 'Nota: {note}',
      next: 'Aquí puede ver el pedido y volver a añadir sus piezas al carrito:',
    },
  },
  pt: {
    waiting: {
      subject: 'Seu pedido de peças {reference} aguarda aprovação',
      text: 'Seu pedido com a referência {reference} precisa da aprovação de um administrador da sua organização:',
      next: 'Receberemos o pedido assim que for aprovado. Você receberá um e-mail com a decisão.',
    },
    approved: {
      subject: 'Seu pedido de peças {reference} foi aprovado',
      text: '{author} aprovou seu pedido. Ele foi recebido com a referência {reference}:',
    },
    declined: {
      subject: 'Seu pedido de peças {reference} foi recusado',
      text: '{author} recusou seu pedido de peças {reference}. Ele não foi enviado para nós.',
      note: 'Observação: {note}',
      next: 'Aqui você pode ver o pedido e adicionar as peças novamente ao carrinho:',
    },
  },
  cs: {
    waiting: {
      subject: 'Vaše objednávka dílů {reference} čeká na schválení',
      text: 'Vaše objednávka s číslem {reference} vyžaduje schválení správcem vaší organizace:',
      next: 'Objednávku obdržíme, jakmile bude schválena. O rozhodnutí vás budeme informovat e-mailem.',
    },
    approved: {
      subject: 'Vaše objednávka dílů {reference} je schválena',
      text: '{author} schválil(a) vaši objednávku. Přijali jsme ji pod číslem {reference}:',
    },
    declined: {
      subject: 'Vaše objednávka dílů {reference} byla zamítnuta',
      text: '{author} zamítl(a) vaši objednávku dílů {reference}. Nebyla nám odeslána.',
      note: 'Poznámka: {note}',
      next: 'Objednávku si můžete prohlédnout a její díly znovu vložit do košíku zde:',
    },
  },
  sk: {
    waiting: {
      subject: 'Vaša objednávka dielov {reference} čaká na schválenie',
      text: 'Vaša objednávka s číslom {reference} vyžaduje schválenie správcom vašej organizácie:',
      next: 'Objednávku dostaneme hneď po schválení. O rozhodnutí vás budeme informovať e-mailom.',
    },
    approved: {
      subject: 'Vaša objednávka dielov {reference} je schválená',
      text: '{author} schválil(a) vašu objednávku. Prijali sme ju pod číslom {reference}:',
    },
    declined: {
      subject: 'Vaša objednávka dielov {reference} bola zamietnutá',
      text: '{author} zamietol(-la) vašu objednávku dielov {reference}. Nebola nám odoslaná.',
      note: 'Poznámka: {note}',
      next: 'Objednávku si môžete pozrieť a jej diely znova vložiť do košíka tu:',
    },
  },
  hu: {
    waiting: {
      subject: '{reference} számú alkatrészrendelése jóváhagyásra vár',
      text: '{reference} számú rendeléséhez szervezete egyik adminisztrátorának jóváhagyása szükséges:',
      next: 'A rendelést a jóváhagyás után kapjuk meg. A döntésről e-mailben értesítjük.',
    },
    approved: {
      subject: '{reference} számú alkatrészrendelését jóváhagyták',
      text: '{author} jóváhagyta a rendelését. A következő hivatkozási számon vettük fel: {reference}',
    },
    declined: {
      subject: '{reference} számú alkatrészrendelését elutasították',
      text: '{author} elutasította {reference} számú alkatrészrendelését. A rendelést nem kaptuk meg.',
      note: 'Megjegyzés: {note}',
      next: 'A rendelést itt tekintheti meg, és az alkatrészeket itt teheti újra a kosarába:',
    },
  },
  ro: {
    waiting: {
      subject: 'Comanda dumneavoastră de piese {reference} așteaptă aprobarea',
      text: 'Comanda dumneavoastră cu referința {reference} are nevoie de aprobarea unui administrator al organizației:',
      next: 'Primim comanda imediat ce este aprobată. Veți primi un e-mail cu decizia.',
    },
    approved: {
      subject: 'Comanda dumneavoastră de piese {reference} este aprobată',
      text: '{author} a aprobat comanda dumneavoastră. Am înregistrat-o cu referința {reference}:',
    },
    declined: {
      subject: 'Comanda dumneavoastră de piese {reference} a fost respinsă',
      text: '{author} a respins comanda dumneavoastră de piese {reference}. Nu ne-a fost trimisă.',
      note: 'Notă: {note}',
      next: 'Puteți vedea comanda și adăuga din nou piesele în coș aici:',
    },
  },
  ja: {
    waiting: {
      subject: '部品のご注文{reference}は承認待ちです',
      text: '受付番号{reference}のご注文には、貴組織の管理者の承認が必要です。',
      next: '承認されると、ご注文が当社に届きます。結果はメールでお知らせします。',
    },
    approved: {
      subject: '部品のご注文{reference}が承認されました',
      text: '{author}さんがご注文を承認しました。受付番号{reference}で承りました。',
    },
    declined: {
      subject: '部品のご注文{reference}が却下されました',
      text: '{author}さんが部品のご注文{reference}を却下しました。ご注文は当社に送信されていません。',
      note: 'メモ：{note}',
      next: '次のアドレスで注文を確認し、部品をもう一度カートに入れることができます。',
    },
  },
  zh: {
    waiting: {
      subject: '您的零件订单 {reference} 正在等待批准',
      text: '您的订单 {reference} 需要贵组织的管理员批准：',
      next: '订单获批后，我们才会收到。我们将通过电子邮件通知您审批结果。',
    },
    approved: {
      subject: '您的零件订单 {reference} 已获批准',
      text: '{author} 已批准您的订单。我们已收到您的订单，编号为 {reference}：',
    },
    declined: {
      subject: '您的零件订单 {reference} 已被拒绝',
      text: '{author} 已拒绝您的零件订单 {reference}。该订单未发送给我们。',
      note: '备注：{note}',
      next: '您可以在此查看订单，并将零件重新加入购物车：',
    },
  },
} as const satisfies Readonly<Record<LanguageCode, ApprovalDecisionMessages>>;
