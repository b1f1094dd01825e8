import type { LanguageCode } from '@kmx/contract/locales';
import type { TicketStatus, TicketType } from '@kmx/contract/tickets';

export const ticketMessages: Readonly<
  Record<
    LanguageCode,
    { types: Readonly<Record<TicketType, string>>; statuses: Readonly<Record<TicketStatus, string>> }
  >
> = {
  en: {
    types: {
      malfunction: 'Malfunction',
      maintenance: 'Maintenance',
      spareParts: 'Spare parts',
      question: 'Question',
      training: 'Training',
      complaint: 'Complaint',
    },
    statuses: {
      open: 'Open',
      inProgress: 'In progress',
      waitingForCustomer: 'Waiting for customer',
      closed: 'Closed',
    },
  },
  cs: {
    types: {
      malfunction: 'Porucha',
      maintenance: 'Údržba',
      spareParts: 'Náhradní díly',
      question: 'Dotaz',
      training: 'Školení',
      complaint: 'Reklamace',
    },
    statuses: {
      open: 'Otevřený',
      inProgress: 'V řešení',
      waitingForCustomer: 'Čeká na zákazníka',
      closed: 'Uzavřený',
    },
  },
  de: {
    types: {
      malfunction: 'Störung',
      maintenance: 'Wartung',
      spareParts: 'Ersatzteile',
      question: 'Frage',
      training: 'Schulung',
      complaint: 'Reklamation',
    },
    statuses: {
      open: 'Offen',
      inProgress: 'In Bearbeitung',
      waitingForCustomer: 'Wartet auf Kunden',
      closed: 'Geschlossen',
    },
  },
  es: {
    types: {
      malfunction: 'Avería',
      maintenance: 'Mantenimiento',
      spareParts: 'Repuestos',
      question: 'Consulta',
      training: 'Formación',
      complaint: 'Reclamación',
    },
    statuses: {
      open: 'Abierto',
      inProgress: 'En curso',
      waitingForCustomer: 'En espera del cliente',
      closed: 'Cerrado',
    },
  },
  fr: {
    types: {
      malfunction: 'Panne',
      maintenance: 'Maintenance',
      spareParts: 'Pièces de rechange',
      question: 'Question',
      training: 'Formation',
      complaint: 'Réclamation',
    },
    statuses: {
      open: 'Ouvert',
      inProgress: 'En cours',
      waitingForCustomer: 'En attente du client',
      closed: 'Clôturé',
    },
  },
  hu: {
    types: {
      malfunction: 'Üzemzavar',
      maintenance: 'Karbantartás',
      spareParts: 'Pótalkatrészek',
      question: 'Kérdés',
      training: 'Képzés',
      complaint: 'Reklamáció',
    },
    statuses: {
      open: 'Nyitott',
      inProgress: 'Folyamatban',
      waitingForCustomer: 'Ügyfélre vár',
      closed: 'Lezárt',
    },
  },
  ja: {
    types: {
      malfunction: '故障',
      maintenance: '保守',
      spareParts: 'スペアパーツ',
      question: '質問',
      training: 'トレーニング',
      complaint: 'クレーム',
    },
    statuses: {
      open: '未対応',
      inProgress: '対応中',
      waitingForCustomer: 'お客様の返信待ち',
      closed: '完了',
    },
  },
  pt: {
    types: {
      malfunction: 'Falha',
      maintenance: 'Manutenção',
      spareParts: 'Peças de reposição',
      question: 'Dúvida',
      training: 'Treinamento',
      complaint: 'Reclamação',
    },
    statuses: {
      open: 'Aberto',
      inProgress: 'Em andamento',
      waitingForCustomer: 'Aguardando o cliente',
      closed: 'Encerrado',
    },
  },
  ro: {
    types: {
      malfunction: 'Defecțiune',
      maintenance: 'Întreținere',
      spareParts: 'Piese de schimb',
      question: 'Întrebare',
      training: 'Instruire',
      complaint: 'Reclamație',
    },
    statuses: {
      open: 'Deschis',
      inProgress: 'În lucru',
      waitingForCustomer: 'În așteptarea clientului',
      closed: 'Închis',
    },
  },
  sk: {
    types: {
      malfunction: 'Porucha',
      maintenance: 'Údržba',
      spareParts: 'Náhradné diely',
      question: 'Otázka',
      training: 'Školenie',
      complaint: 'Reklamácia',
    },
    statuses: {
      open: 'Otvorený',
      inProgress: 'V riešení',
      waitingForCustomer: 'Čaká na zákazníka',
      closed: 'Uzavretý',
    },
  },
  zh: {
    types: {
      malfunction: '故障',
      maintenance: '维护',
      spareParts: '备件',
      question: '咨询',
      training: '培训',
      complaint: '投诉',
    },
    statuses: {
      open: '待处理',
      inProgress: '处理中',
      waitingForCustomer: '等待客户',
      closed: '已关闭',
    },
  },
};
