import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

interface VersionMessages {
  savedAt: string;
  author: string;
  /** Shown for versions saved by a program or without a recorded author. */
  unknownAuthor: string;
  status: string;
  draft: string;
  currentlyPublished: string;
  previouslyPublished: string;
}

const messages: Record<AdminLanguage, VersionMessages> = {
  en: {
    savedAt: 'Saved',
    author: 'Saved by',
    unknownAuthor: 'Unknown',
    status: 'Status',
    draft: 'Draft',
    currentlyPublished: 'Currently published',
    previouslyPublished: 'Previously published',
  },
  de: {
    savedAt: 'Gespeichert',
    author: 'Gespeichert von',
    unknownAuthor: 'Unbekannt',
    status: 'Status',
    draft: 'Entwurf',
    currentlyPublished: 'Zurzeit veröffentlicht',
    previouslyPublished: 'Früher veröffentlicht',
  },
};

export const versionMessages = (language: string): VersionMessages => messages[decideLanguage(language)];
