/** If decoded, these would end the path, start another segment or be decoded again. */
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
 * Normalizes a previous URL for comparison: decoded, NFC, lower case, without query and trailing or repeated slashes.
 * Idempotent.
 */
export function normalizePreviousUrl(url: string): string {
  const segments = url
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => encodeDelimiters(decodeSegment(segment).trim().toLowerCase().normalize('NFC')));
  return `/${segments.filter(Boolean).join('/')}`;
}
