import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

export interface SameFilesMessages {
  heading: string;
  /** Follows the list. */
  advice: string;
  /** Follows a link, for screen readers and sight alike. */
  newTab: string;
}

const messages: Record<AdminLanguage, SameFilesMessages> = {
  en: {
    heading: 'The library already has this file',
    advice:
      'Use the existing one where you can: it can then be replaced everywhere at once. You can still save this one.',
    newTab: '(opens in a new tab)',
  },
  de: {
    heading: 'Diese Datei ist schon in der Bibliothek',
    advice:
      'Verwenden Sie nach Möglichkeit die vorhandene: Dann lässt sie sich überall auf einmal ersetzen. Speichern können Sie diese trotzdem.',
    newTab: '(öffnet in neuem Tab)',
  },
};

export const sameFilesMessages = (language: string): SameFilesMessages => messages[decideLanguage(language)];
