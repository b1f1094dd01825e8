/** Decoded these would end the path, begin another segment or be decoded again. */
const encodeDelimiters = (segment: string): string =>
  segment.replace(/[%/?#]/g, (delimiter) => encodeURIComponent(delimiter).toLowerCase());

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * A previous URL in the one spelling that is compared: decoded, NFC, lower case, no query, no trailing or doubled slash.
 * Normalizing it again changes nothing.
 */
export function normalizePreviousUrl(url: string): string {
  const segments = url
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => encodeDelimiters(decodeSegment(segment).trim().toLowerCase().normalize('NFC')));
  return `/${segments.filter(Boolean).join('/')}`;
}
