import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

interface SearchMessages {
  heading: string;
  missingTitle: string;
  missingDescription: string;
  title: (length: number, limit: number) => string;
  description: (length: number, limit: number) => string;
  shortened: string;
}

const messages: Record<AdminLanguage, SearchMessages> = {
  en: {
    heading: 'In search results',
    missingTitle: 'No title yet',
    missingDescription: 'Without a description, search engines choose an excerpt of the page.',
    title: (length, limit) => `Title: ${length} of about ${limit} characters.`,
    description: (length, limit) => `Description: ${length} of about ${limit} characters.`,
    shortened: 'Search engines shorten it.',
  },
  de: {
    heading: 'In Suchergebnissen',
    missingTitle: 'Noch kein Titel',
    missingDescription: 'Ohne Beschreibung wählen Suchmaschinen einen Ausschnitt der Seite.',
    title: (length, limit) => `Titel: ${length} von etwa ${limit} Zeichen.`,
    description: (length, limit) => `Beschreibung: ${length} von etwa ${limit} Zeichen.`,
    shortened: 'Suchmaschinen kürzen den Text.',
  },
};

export const searchMessages = (language: string): SearchMessages => messages[decideLanguage(language)];
