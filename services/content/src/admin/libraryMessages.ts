import { decideLanguage, type AdminLanguage } from '../config/adminLanguage';

interface LibraryMessages {
  heading: string;
  unused: string;
  /** After a use that readers do not see. */
  draft: string;
}

const messages: Record<AdminLanguage, LibraryMessages> = {
  en: { heading: 'Used in', unused: 'Nothing uses it. It can be deleted.', draft: '(draft)' },
  de: {
    heading: 'Verwendet in',
    unused: 'Nichts verwendet es. Es kann gelöscht werden.',
    draft: '(Entwurf)',
  },
};

export const libraryMessages = (language: string): LibraryMessages => messages[decideLanguage(language)];
