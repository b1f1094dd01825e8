import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { type ThemeName, themeNames } from '@kmx/contract/themes';
import { internationalCountry } from '../types/Country';

import { parsePageStage, type PageStage } from './PageStage';

export interface LensQuery {
  /** Key of a site; `''`: the page's own. */
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

export interface ViewAsQuery {
  /** `''`: none is chosen yet. */
  readonly page: string;
  readonly lenses: readonly LensQuery[];
}

/** Default lens: the newest draft, as an anonymous visitor without a country reads it in English. */
export const plainLens: LensQuery = {
  site: '',
  country: internationalCountry,
  language: 'en',
  stage: 'DRAFT',
  role: '',
  theme: '',
};

export const lensSides = ['a', 'b'] as const;

export type LensSide = (typeof lensSides)[number];

/** Returns the name of a form field: `a.country` is the country of the first lens. */
export const lensField = (side: LensSide, name: keyof LensQuery): string => `${side}.${name}`;

/** Names of the form fields that belong to no lens: the page, and the number of lenses (`sides=2`). */
export const viewAsFields = { page: 'page', sides: 'sides' } as const;

/** Value of `sides` that requests the second lens. */
export const twoSides = '2';

const pagePattern = /^[\w-]{1,64}$/;
const sitePattern = /^[\w-]{0,64}$/;
const countryPattern = /^(?:[A-Z]{2}|ALL)$/;
const maxRoleLength = 80;

const cut = (text: string) => [...text].slice(0, maxRoleLength).join('').trim();

/**
 * Reads one lens; missing and unknown values come from the fallback. An empty site, role and theme are valid choices.
 */
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

export function parseViewAsQuery(query: URLSearchParams, fallback: LensQuery = plainLens): ViewAsQuery {
  const page = query.get(viewAsFields.page)?.trim() ?? '';
  const first = readLens(query, 'a', fallback);
  return {
    page: pagePattern.test(page) ? page : '',
    lenses: query.get(viewAsFields.sides) === twoSides ? [first, readLens(query, 'b', first)] : [first],
  };
}
