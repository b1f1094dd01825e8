import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

export interface SuggestionMessages {
  suggestion: (text: string) => string;
  accept: string;
}

const messages: Record<AdminLanguage, SuggestionMessages> = {
  en: { suggestion: (text) => `Description in the file: “${text}”`, accept: 'Use this text' },
  de: { suggestion: (text) => `Beschreibung in der Datei: «${text}»`, accept: 'Diesen Text übernehmen' },
};

export const suggestionMessages = (language: string): SuggestionMessages =>
  messages[decideLanguage(language)];
