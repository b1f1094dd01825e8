import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';
import { isDraftedCollection } from '../../documents/draftedCollections';

export interface UsesMessages {
  heading: string;
  unused: string;
  /** Follows the list if the document cannot be deleted. */
  deletionHint: string;
  /** Follows a use that readers do not see. */
  draft: string;
}

interface UsesMessagesByKind {
  /** Pictures, files, topics and the like, which others contain. */
  contained: UsesMessages;
  /** Documents with an address, to which others link. */
  linked: UsesMessages;
}

const messages: Record<AdminLanguage, UsesMessagesByKind> = {
  en: {
    contained: {
      heading: 'Used in',
      unused: 'Not used anywhere. It can be deleted.',
      deletionHint: 'It can be deleted once it is no longer used.',
      draft: '(draft)',
    },
    linked: {
      heading: 'Linked from',
      unused: 'Nothing links here. Readers find it only in lists and through search.',
      deletionHint: 'It can be deleted once nothing links here.',
      draft: '(draft)',
    },
  },
  de: {
    contained: {
      heading: 'Verwendet in',
      unused: 'Wird nirgends verwendet. Kann gelöscht werden.',
      deletionHint: 'Kann gelöscht werden, sobald es nicht mehr verwendet wird.',
      draft: '(Entwurf)',
    },
    linked: {
      heading: 'Verlinkt in',
      unused: 'Kein Link führt hierher. Leser finden es nur in Listen und über die Suche.',
      deletionHint: 'Kann gelöscht werden, sobald kein Link mehr hierher führt.',
      draft: '(Entwurf)',
    },
  },
};

export const usesMessages = (language: string, collection: string): UsesMessages => {
  const { contained, linked } = messages[decideLanguage(language)];
  return isDraftedCollection(collection) ? linked : contained;
};
