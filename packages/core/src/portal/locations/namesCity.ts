import { normalizeText } from '../../content/normalizeText';

/** Letters of scripts that set spaces between words, and figures: beside a match they make it a part of another word. */
const joining = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/**
 * Whether the name of a location already tells its city, without regard to case and accents, so that a label need not
 * say it twice; a city inside another word (Ulm in Kulmbach) is not told. True for an empty city.
 */
export function namesCity(name: string, city: string): boolean {
  const whole = normalizeText(name);
  const wanted = normalizeText(city);
  if (wanted === '') return true;
  const isFreeAt = (at: number) =>
    !joining.test(whole.charAt(at - 1)) && !joining.test(whole.charAt(at + wanted.length));
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (isFreeAt(at)) return true;
  return false;
}
