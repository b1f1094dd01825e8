import type { PayloadRequest } from 'payload';
import type { LanguageCode } from '@kmx/contract/locales';
import { defaultLocale } from '../../config/locales';
import { readField } from '../../graphql/context';
import type { Page } from '../../payload-types';
import type { TranslatedPage } from './readTranslatedPage';

/** Where readers see the newest version they see the change too; a draft that waits goes on waiting. */
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

/** A language in which the page stands complete: what is published is checked in the language it is saved in. */
export const decideSavingLanguage = ({ fields, languages, sourceLanguage }: TranslatedPage): LanguageCode => {
  const titles = fields.find(({ path }) => path === 'title')?.values;
  const isTitled = (language: LanguageCode): boolean => Boolean(readField(titles, language));
  return [sourceLanguage, ...languages].find(isTitled) ?? defaultLocale;
};
