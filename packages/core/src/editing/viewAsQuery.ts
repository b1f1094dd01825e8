import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { type ThemeName, themeNames } from '@kmx/contract/themes';
import { internationalCountry } from '../types/Country';

import { parsePageStage, type PageStage } from './PageStage';

/** As whom, and where, a page is looked at. */
export interface LensQuery {
  /** The key of a site; `''`: the page's own. */
  readonly site: string;
  /** A country code, or `ALL`. */
  readonly country: string;
  readonly language: LanguageCode;
  readonly stage: PageStage;
  /** A role of the customer area (section 6: "CIAM role"); `''`: an anonymous visitor. */
  readonly role: string;
  /** `''`: the page's own. */
  readonly theme: ThemeName | '';
}

/** Which page is looked at, through one lens or two side by side. */
export interface ViewAsQuery {
  /** `''`: none is chosen yet. */
  readonly page: string;
  readonly lenses: readonly LensQuery[];
}

/** The lens of whoever chose nothing: the newest draft as a visitor from anywhere reads it in English. */
export const plainLens: LensQuery = {
  site: '',
  country: internationalCountry,
  language: 'en',
  stage: 'DRAFT',
  role: '',
  theme: '',
};

/** The two sides, as the names of their fields begin. */
export const lensSides = ['a', 'b'] as const;

/** One of the two sides. */
export type LensSide = (typeof lensSides)[number];

/** The name of a form's field: `a.country` is the country of the first lens. */
export const lensField = (side: LensSide, name: keyof LensQuery): string => `${side}.${name}`;

/** The names of the fields that are of no side: which page, and whether there are two sides (`sides=2`). */
export const viewAsFields = { page: 'page', sides: 'sides' } as const;

/** The value of `sides` that asks for the second lens. */
export const twoSides = '2';

const pagePattern = /^[\w-]{1,64}$/;
const sitePattern = /^[\w-]{0,64}$/;
const countryPattern = /^(?:[A-Z]{2}|ALL)$/;
const longestRole = 80;

const cut = (text: string) => [...text].slice(0, longestRole).join('').trim();

/** What an address says of one lens; what it leaves out, or nobody knows, is as in the fallback. An empty site, role and theme are choices. */
function readLens(query: URLSearchParams, side: LensSide, fallback: LensQuery): LensQuery {
  const read = (name: keyof LensQuery) => query.get(lensField(side, name))?.trim();
  const country = read('country')?.toUpperCase() ?? '';
  const language = read('language') ?? '';
  const [site, role, theme] = [read('site'), read('role'), read('theme')];
  return {
    site: site !== undefined && sitePattern.test(site) ? site : fallback.site,
    country: countryPattern.test(country) ? country : fallback.country,
    language: isLanguageCode(language) ? language : fallback.language,
    stage: parsePageStage(read('stage'), fallback.stage),
    role: role === undefined ? fallback.role : cut(role),
    theme: theme === '' ? '' : (themeNames.find((name) => name === theme) ?? fallback.theme),
  };
}

/**
 * Reads the query of "view as": `page=…&sides=2&a.country=CH&b.language=de`. The first lens is completed by the fallback,
 * the second by the first. Never throws: what nobody knows is left out.
 */
export function parseViewAsQuery(query: URLSearchParams, fallback: LensQuery = plainLens): ViewAsQuery {
  const page = query.get(viewAsFields.page)?.trim() ?? '';
  const first = readLens(query, 'a', fallback);
  return {
    page: pagePattern.test(page) ? page : '',
    lenses: query.get(viewAsFields.sides) === twoSides ? [first, readLens(query, 'b', first)] : [first],
  };
}
