import { languageCodes, type LanguageCode } from '@kmx/contract/locales';
import type { CountryChoice, MeasurementSystem } from '../directory/model';

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Countries by language of the portal except English; a country named first in one defaults to it. */
const spoken: Readonly<Record<Exclude<LanguageCode, 'en'>, string>> = {
  de: 'DE AT CH LI LU BE',
  fr: 'FR BE LU MC CH CA BF BI BJ CD CF CG CI CM DJ GA GF GN GP HT MA MG ML MQ NC NE PF RE RW SN TD TG TN DZ',
  es: 'ES MX AR CL CO PE VE EC BO PY UY CR PA GT HN NI SV DO CU PR GQ US',
  pt: 'PT BR AO MZ CV GW ST TL',
  zh: 'CN TW HK MO SG',
  ja: 'JP',
  hu: 'HU SK RO',
  cs: 'CZ SK',
  sk: 'SK CZ',
  ro: 'RO MD',
};

/** Countries with several languages, or where English comes first. */
const defaults: Readonly<Record<string, LanguageCode>> = {
  BE: 'fr',
  CA: 'en',
  CH: 'de',
  CZ: 'cs',
  LU: 'fr',
  RO: 'ro',
  SG: 'en',
  SK: 'sk',
  US: 'en',
};

/** The countries that do not measure in metric units. */
const imperial: readonly string[] = ['US', 'LR', 'MM'];

const systemOf = (code: string): MeasurementSystem => (imperial.includes(code) ? 'Imperial' : 'Metric');

const toChoice = (code: string): CountryChoice => {
  const offered = languageCodes.filter(
    (language) => language === 'en' || spoken[language].split(' ').includes(code),
  );
  const defaultLanguage = defaults[code] ?? offered.find((language) => language !== 'en') ?? 'en';
  return { code, languages: offered, defaultLanguage, defaultMeasurementSystem: systemOf(code) };
};

/** Every country with the languages that the account settings offer there. */
export const countryChoices: readonly CountryChoice[] = codes.map(toChoice);

/** A language of the portal, or null for every other text; `de-CH` is `de`. */
export const toLanguage = (text: string | null): LanguageCode | null =>
  languageCodes.find((language) => text?.toLowerCase().split(/[-_]/)[0] === language) ?? null;

/** A known country, or null for every other text. */
export const toCountry = (text: string | null): string | null =>
  codes.find((code) => code === text?.toUpperCase()) ?? null;
