import type { LanguageCode } from '@kmx/contract/locales';
import type { CloseReason } from '@kmx/contract/tickets';

/** Reasons for closing a ticket, as the portal calls them. */
export const closeReasonLabels: Readonly<Record<LanguageCode, Readonly<Record<CloseReason, string>>>> = {
  en: {
    solvedByProvider: 'Solved by the provider',
    solvedWithoutProvider: 'Solved without the provider',
    noLongerRelevant: 'No longer relevant',
  },
  de: {
    solvedByProvider: 'Vom Anbieter gelöst',
    solvedWithoutProvider: 'Ohne den Anbieter gelöst',
    noLongerRelevant: 'Nicht mehr relevant',
  },
  fr: {
    solvedByProvider: 'Résolu par le fournisseur',
    solvedWithoutProvider: 'Résolu sans le fournisseur',
    noLongerRelevant: 'N’est plus d’actualité',
  },
  es: {
    solvedByProvider: 'Resuelto por el proveedor',
    solvedWithoutProvider: 'Resuelto sin el proveedor',
    noLongerRelevant: 'Ya no es relevante',
  },
  pt: {
    solvedByProvider: 'Resolvido pelo fornecedor',
    solvedWithoutProvider: 'Resolvido sem o fornecedor',
    noLongerRelevant: 'Não é mais relevante',
  },
  cs: {
    solvedByProvider: 'Vyřešeno dodavatelem',
    solvedWithoutProvider: 'Vyřešeno bez dodavatele',
    noLongerRelevant: 'Již není aktuální',
  },
  sk: {
    solvedByProvider: 'Vyriešené dodávateľom',
    solvedWithoutProvider: 'Vyriešené bez dodávateľa',
    noLongerRelevant: 'Už nie je aktuálne',
  },
  hu: {
    solvedByProvider: 'A szolgáltató megoldotta',
    solvedWithoutProvider: 'A szolgáltató nélkül megoldódott',
    noLongerRelevant: 'Már nem időszerű',
  },
  ro: {
    solvedByProvider: 'Rezolvat de furnizor',
    solvedWithoutProvider: 'Rezolvat fără furnizor',
    noLongerRelevant: 'Nu mai este relevant',
  },
  ja: {
    solvedByProvider: 'サービス担当が解決',
    solvedWithoutProvider: 'サービス担当によらず解決',
    noLongerRelevant: '不要になった',
  },
  zh: {
    solvedByProvider: '由服务方解决',
    solvedWithoutProvider: '未经服务方自行解决',
    noLongerRelevant: '不再相关',
  },
};
