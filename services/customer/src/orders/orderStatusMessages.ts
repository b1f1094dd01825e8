import type { LanguageCode } from '@kmx/contract/locales';
import type { OrderStatus } from '@kmx/contract/orders';

const mailedStatuses = ['accepted', 'shipped', 'cancelled'] as const satisfies readonly OrderStatus[];
export type MailedOrderStatus = (typeof mailedStatuses)[number];

export const isMailedStatus = (status: OrderStatus): status is MailedOrderStatus =>
  mailedStatuses.some((one) => one === status);

interface OrderStatusMessages {
  greeting: string;
  statuses: Readonly<Record<MailedOrderStatus, { subject: string; text: string }>>;
}

/** Mails about the status of an order, with placeholders `{name}` and `{reference}`; the address follows. */
export const orderStatusMessages = {
  en: {
    greeting: 'Hello {name},',
    statuses: {
      accepted: {
        subject: 'Your parts order {reference} is accepted',
        text: 'We have accepted your parts order {reference} and are preparing it. You can see its status here:',
      },
      shipped: {
        subject: 'Your parts order {reference} is on its way',
        text: 'Your parts order {reference} has left our warehouse. You can see its status here:',
      },
      cancelled: {
        subject: 'Your parts order {reference} is cancelled',
        text: 'Your parts order {reference} was cancelled. You can see it and order its parts again here:',
      },
    },
  },
  de: {
    greeting: 'Guten Tag {name}',
    statuses: {
      accepted: {
        subject: 'Ihre Teilebestellung {reference} ist angenommen',
        text: 'Wir haben Ihre Teilebestellung {reference} angenommen und bereiten sie vor. Den Stand sehen Sie hier:',
      },
      shipped: {
        subject: 'Ihre Teilebestellung {reference} ist unterwegs',
        text: 'Ihre Teilebestellung {reference} hat unser Lager verlassen. Den Stand sehen Sie hier:',
      },
      cancelled: {
        subject: 'Ihre Teilebestellung {reference} ist storniert',
        text: 'Ihre Teilebestellung {reference} wurde storniert. Hier können Sie sie ansehen und die Teile erneut bestellen:',
      },
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    statuses: {
      accepted: {
        subject: 'Votre commande de pièces {reference} est acceptée',
        text: 'Nous avons accepté votre commande de pièces {reference} et la préparons. Son statut est visible ici\u202f:',
      },
      shipped: {
        subject: 'Votre commande de pièces {reference} est expédiée',
        text: 'Votre commande de pièces {reference} a quitté notre entrepôt. Son statut est visible ici\u202f:',
      },
      cancelled: {
        subject: 'Votre commande de pièces {reference} est annulée',
        text: 'Votre commande de pièces {reference} a été annulée. Vous pouvez la consulter et commander de nouveau ses pièces ici\u202f:',
      },
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    statuses: {
      accepted: {
        subject: 'Hemos aceptado su pedido de piezas {reference}',
        text: 'Hemos aceptado su pedido de piezas {reference} y lo estamos preparando. Puede ver su estado aquí:',
      },
      shipped: {
        subject: 'Su pedido de piezas {reference} está en camino',
        text: 'Su pedido de piezas {reference} ha salido de nuestro almacén. Puede ver su estado aquí:',
      },
      cancelled: {
        subject: 'Su pedido de piezas {reference} está cancelado',
        text: 'Su pedido de piezas {reference} se ha cancelado. Puede verlo y volver a pedir sus piezas aquí:',
      },
    },
  },
  pt: {
    greeting: 'Olá, {name},',
    statuses: {
      accepted: {
        subject: 'O seu pedido de peças {reference} foi aceito',
        text: 'Aceitamos o seu pedido de peças {reference} e o estamos preparando. Veja o status aqui:',
      },
      shipped: {
        subject: 'O seu pedido de peças {reference} está a caminho',
        text: 'O seu pedido de peças {reference} saiu do nosso depósito. Veja o status aqui:',
      },
      cancelled: {
        subject: 'O seu pedido de peças {reference} foi cancelado',
        text: 'O seu pedido de peças {reference} foi cancelado. Aqui você pode vê-lo e pedir as peças novamente:',
      },
    },
  },
  cs: {
    greeting: 'Dobrý den, {name},',
    statuses: {
      accepted: {
        subject: 'Vaše objednávka dílů {reference} je přijata',
        text: 'vaši objednávku dílů {reference} jsme přijali a připravujeme ji. Její stav vidíte zde:',
      },
      shipped: {
        subject: 'Vaše objednávka dílů {reference} je na cestě',
        text: 'vaše objednávka dílů {reference} opustila náš sklad. Její stav vidíte zde:',
      },
      cancelled: {
        subject: 'Vaše objednávka dílů {reference} je zrušena',
        text: 'vaše objednávka dílů {reference} byla zrušena. Zobrazit ji a díly znovu objednat můžete zde:',
      },
    },
  },
  sk: {
    greeting: 'Dobrý deň, {name},',
    statuses: {
      accepted: {
        subject: 'Vaša objednávka dielov {reference} je prijatá',
        text: 'vašu objednávku dielov {reference} sme prijali a pripravujeme ju. Jej stav vidíte tu:',
      },
      shipped: {
        subject: 'Vaša objednávka dielov {reference} je na ceste',
        text: 'vaša objednávka dielov {reference} opustila náš sklad. Jej stav vidíte tu:',
      },
      cancelled: {
        subject: 'Vaša objednávka dielov {reference} je zrušená',
        text: 'vaša objednávka dielov {reference} bola zrušená. Zobraziť ju a diely znova objednať môžete tu:',
      },
    },
  },
  hu: {
    greeting: 'Tisztelt {name}!',
    statuses: {
      accepted: {
        subject: '{reference} számú alkatrészrendelését elfogadtuk',
        text: '{reference} számú alkatrészrendelését elfogadtuk, és előkészítjük. Állapotát itt láthatja:',
      },
      shipped: {
        subject: '{reference} számú alkatrészrendelése úton van',
        text: '{reference} számú alkatrészrendelése elhagyta a raktárunkat. Állapotát itt láthatja:',
      },
      cancelled: {
        subject: '{reference} számú alkatrészrendelését töröltük',
        text: '{reference} számú alkatrészrendelését töröltük. Itt megtekintheti, és újra megrendelheti az alkatrészeket:',
      },
    },
  },
  ro: {
    greeting: 'Bună ziua, {name},',
    statuses: {
      accepted: {
        subject: 'Comanda dumneavoastră de piese {reference} este acceptată',
        text: 'Am acceptat comanda dumneavoastră de piese {reference} și o pregătim. Îi puteți vedea starea aici:',
      },
      shipped: {
        subject: 'Comanda dumneavoastră de piese {reference} este pe drum',
        text: 'Comanda dumneavoastră de piese {reference} a plecat din depozitul nostru. Îi puteți vedea starea aici:',
      },
      cancelled: {
        subject: 'Comanda dumneavoastră de piese {reference} este anulată',
        text: 'Comanda dumneavoastră de piese {reference} a fost anulată. O puteți vedea și puteți comanda din nou piesele aici:',
      },
    },
  },
  ja: {
    greeting: '{name} 様',
    statuses: {
      accepted: {
        subject: '部品のご注文{reference}を受注しました',
        text: '部品のご注文{reference}を受注し、準備を進めています。状況は次のアドレスからご確認いただけます。',
      },
      shipped: {
        subject: '部品のご注文{reference}を発送しました',
        text: '部品のご注文{reference}を倉庫から発送しました。状況は次のアドレスからご確認いただけます。',
      },
      cancelled: {
        subject: '部品のご注文{reference}はキャンセルされました',
        text: '部品のご注文{reference}はキャンセルされました。次のアドレスから内容の確認と再注文ができます。',
      },
    },
  },
  zh: {
    greeting: '{name}，您好：',
    statuses: {
      accepted: {
        subject: '您的零件订单 {reference} 已被接受',
        text: '我们已接受您的零件订单 {reference}，正在备货。您可以在此查看订单状态：',
      },
      shipped: {
        subject: '您的零件订单 {reference} 已发货',
        text: '您的零件订单 {reference} 已从我们的仓库发出。您可以在此查看订单状态：',
      },
      cancelled: {
        subject: '您的零件订单 {reference} 已取消',
        text: '您的零件订单 {reference} 已被取消。您可以在此查看订单并重新订购零件：',
      },
    },
  },
} as const satisfies Readonly<Record<LanguageCode, OrderStatusMessages>>;
