import { normalizePhrase } from '@kmx/contract/text';

/** Letters of scripts with spaces between words, and digits: next to a match they make it part of another word. */
const joining = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/**
 * True if the name of a location contains its city, ignoring case and accents, so that a label need not repeat it. A
 * city inside another word (Ulm in Kulmbach) does not count. True for an empty city.
 */
export function namesCity(name: string, city: string): boolean {
  const whole = normalizePhrase(name);
  const requested = normalizePhrase(city);
  if (requested === '') return true;
  const isFreeAt = (at: number) =>
    !joining.test(whole.charAt(at - 1)) && !joining.test(whole.charAt(at + requested.length));
  for (let at = whole.indexOf(requested); at >= 0; at = whole.indexOf(requested, at + 1))
    if (isFreeAt(at)) return true;
  return false;
}
