import type { SiteMenu } from '@kmx/contract/sites';
import { decideLanguage, type AdminLanguage } from '../config/adminLanguage';

interface SiteMessages {
  heading: string;
  hidden: (menus: readonly SiteMenu[]) => string;
}

const english: Record<SiteMenu, string> = { header: 'header', footer: 'footer' };
const german: Record<SiteMenu, string> = { header: 'Kopfmenü', footer: 'Fussmenü' };

const messages: Record<AdminLanguage, SiteMessages> = {
  en: {
    heading: 'Not shown to visitors',
    hidden: (menus) => `This site has no entries in its ${menus.map((menu) => english[menu]).join(' and ')}.`,
  },
  de: {
    heading: 'Für Besucher nicht sichtbar',
    hidden: (menus) =>
      `Diese Website hat keine Einträge in: ${menus.map((menu) => german[menu]).join(', ')}.`,
  },
};

export const siteMessages = (language: string): SiteMessages => messages[decideLanguage(language)];
