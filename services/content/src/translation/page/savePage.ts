import type { PayloadRequest } from 'payload';
import type { LanguageCode } from '@kmx/contract/locales';
import { defaultLocale } from '../../config/locales';
import { readField } from '../../graphql/context';
import type { Page } from '../../payload-types';
import type { TranslatedPage } from './readTranslatedPage';

/** If readers see the newest version, the change is published; otherwise it stays a draft. */
export const savePage = async (
  req: PayloadRequest,
  page: TranslatedPage,
  data: Partial<Page>,
  locale: LanguageCode,
): Promise<void> => {
  await req.payload.update({
    collection: 'pages',
    id: page.id,
    data: { ...data, _status: page.isLive ? 'published' : 'draft' },
    draft: !page.isLive,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
};

/** Finds a language in which the page is complete: publishing validates the language it is saved in. */
export const decideSavingLanguage = ({ fields, languages, sourceLanguage }: TranslatedPage): LanguageCode => {
  const titles = fields.find(({ path }) => path === 'title')?.values;
  const isTitled = (language: LanguageCode): boolean => Boolean(readField(titles, language));
  return [sourceLanguage, ...languages].find(isTitled) ?? defaultLocale;
};
