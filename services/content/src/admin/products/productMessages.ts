import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

interface ProductMessages {
  title: string;
  description: string;
  search: string;
  submit: string;
  none: string;
  /** Follows a use that readers do not see. */
  draft: string;
}

const messages: Record<AdminLanguage, ProductMessages> = {
  en: {
    title: 'Products in content',
    description: 'Products and product groups that pages, stories and other documents name or link to.',
    search: 'Product slug',
    submit: 'Search',
    none: 'No document names such a product.',
    draft: '(draft)',
  },
  de: {
    title: 'Produkte in Inhalten',
    description:
      'Produkte und Produktgruppen, die Seiten, Geschichten und andere Dokumente nennen oder verlinken.',
    search: 'Kurzname des Produkts',
    submit: 'Suchen',
    none: 'Kein Dokument nennt ein solches Produkt.',
    draft: '(Entwurf)',
  },
};

export const productMessages = (language: string): ProductMessages => messages[decideLanguage(language)];
