export interface LanguageRange {
  /** Lower case. */
  readonly language: string;
  /** Upper case. */
  readonly country?: string;
  /** 0 to 1. */
  readonly quality: number;
}

/** Limits the cost of a request. */
const maxCharacters = 1000;
const maxRanges = 32;

const rangePattern = /^([a-z]{2,3})((?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(\d(?:\.\d{0,3})?))?$/i;

function parseRange(text: string): LanguageRange | undefined {
  const match = rangePattern.exec(text.trim());
  if (!match?.[1]) return undefined;
  const quality = Math.min(Number(match[3] ?? 1), 1);
  const country = (match[2] ?? '').split('-').find((subtag) => /^[a-z]{2}$/i.test(subtag));
  return { language: match[1].toLowerCase(), ...(country && { country: country.toUpperCase() }), quality };
}

/** Parses an Accept-Language header, sorted by quality; malformed entries, `*` and `q=0` are dropped. */
export function parseAcceptLanguage(header: string): readonly LanguageRange[] {
  return header
    .slice(0, maxCharacters)
    .split(',', maxRanges)
    .map(parseRange)
    .filter((range) => range !== undefined)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
}
