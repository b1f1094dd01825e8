import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

export interface DeletionMessages {
  heading: string;
  /** Precedes the links to the documents that use it. */
  usedIn: (title: string) => string;
  advice: string;
  /** Marks a use that readers do not see. */
  draft: string;
}

const messages: Record<AdminLanguage, DeletionMessages> = {
  en: {
    heading: 'Not deleted, because it is still in use',
    usedIn: (title) => `“${title}” is used in`,
    advice: 'Remove it there first. Documents that only use each other can be deleted together.',
    draft: '(draft)',
  },
  de: {
    heading: 'Nicht gelöscht, weil noch in Gebrauch',
    usedIn: (title) => `«${title}» wird verwendet in`,
    advice:
      'Entfernen Sie es dort zuerst. Dokumente, die nur einander verwenden, lassen sich zusammen löschen.',
    draft: '(Entwurf)',
  },
};

export const deletionMessages = (language: string): DeletionMessages => messages[decideLanguage(language)];
