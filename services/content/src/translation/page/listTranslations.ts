import type { PayloadRequest, Where } from 'payload';
import type { LanguageCode } from '@kmx/contract/locales';
import { defaultLocale } from '../../config/locales';
import { homeSlug } from '../../documents/pageRules';
import type { Page } from '../../payload-types';
import { relationId, relationIds } from '../../relations/relationId';
import { changesOf, describeTarget, type TargetState } from './describeTranslation';
import { findLocalizedFields } from './localizedFields';
import { titleIn, withEveryLanguage } from './readTranslatedPage';

/** A page in the list of all, as its newest draft has it. */
export interface TranslationPage {
  id: string;
  title: string;
  /** Key of its site. */
  site: string;
  slug: string;
  parentSlug: string;
  pageType: Page['pageType'];
  isPublished: boolean;
  /** The newest version is a draft, of a published page or of one that never was. */
  hasDraft: boolean;
  updatedAt: string;
  languages: readonly LanguageCode[];
  countries: string[];
  sourceLanguage: LanguageCode;
  targetLanguages: TargetState[];
}

type Words = ReadonlyMap<string, string>;

const readTexts = async (
  req: PayloadRequest,
  collection: 'sites' | 'countries',
  name: 'key' | 'countryCode',
): Promise<Words> => {
  const { docs } = await req.payload.db.find<Record<'id' | 'key' | 'countryCode', string>>({
    collection,
    select: { [name]: true },
    pagination: false,
    req,
  });
  return new Map(docs.map((doc) => [doc.id, doc[name]]));
};

const selected = {
  title: true,
  site: true,
  slug: true,
  parentSlug: true,
  pageType: true,
  languages: true,
  countries: true,
  translationSourceLanguage: true,
  translationTargetLanguages: true,
  updatedAt: true,
  _status: true,
} as const;

const isTranslated = (page: Pick<Page, 'translationTargetLanguages'>): boolean =>
  (page.translationTargetLanguages ?? []).some(({ translatedSource }) => Boolean(translatedSource));

/** Complete pages are read only if a translation may be stale. */
const readWholePages = async (
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Page>> => {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    ...withEveryLanguage,
    where: { id: { in: ids } },
    pagination: false,
  });
  return new Map(docs.map((page) => [page.id, page]));
};

const readPublishedIds = async (req: PayloadRequest): Promise<ReadonlySet<string>> => {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { slug: true },
    pagination: false,
    req,
  });
  return new Set(docs.map(({ id }) => id));
};

const addressOrder = ({ site, parentSlug, slug }: TranslationPage): string =>
  [site, parentSlug, slug].join('\u0000');

/** Pages of a site or of all sites, by site, parent and slug. An unknown site has none. */
export const listTranslations = async (
  req: PayloadRequest,
  siteKey: string | undefined,
): Promise<TranslationPage[]> => {
  const where: Where = siteKey === undefined ? {} : { 'site.key': { equals: siteKey } };
  const { docs } = await req.payload.find({
    ...withEveryLanguage,
    where,
    select: selected,
    pagination: false,
  });
  const sites = await readTexts(req, 'sites', 'key');
  const countries = await readTexts(req, 'countries', 'countryCode');
  const published = await readPublishedIds(req);
  const whole = await readWholePages(
    req,
    docs.filter(isTranslated).map(({ id }) => id),
  );
  const { flattenedFields } = req.payload.collections.pages.config;
  const describe = (page: (typeof docs)[number]): TranslationPage => {
    const sourceLanguage = page.translationSourceLanguage ?? defaultLocale;
    const fields = findLocalizedFields(flattenedFields, whole.get(page.id));
    return {
      id: page.id,
      title: titleIn(page.title, sourceLanguage),
      site: sites.get(relationId(page.site) ?? '') ?? '',
      slug: page.slug,
      parentSlug: page.parentSlug ?? homeSlug,
      pageType: page.pageType,
      isPublished: published.has(page.id),
      hasDraft: page._status !== 'published',
      updatedAt: page.updatedAt,
      languages: page.languages,
      countries: relationIds(page.countries).flatMap((id) => countries.get(id) ?? []),
      sourceLanguage,
      targetLanguages: (page.translationTargetLanguages ?? []).map((target) =>
        describeTarget(target, changesOf(target, sourceLanguage, fields).length > 0),
      ),
    };
  };
  const pages = docs.map(describe);
  return pages.toSorted((one, other) => (addressOrder(one) < addressOrder(other) ? -1 : 1));
};
