const maxLength = 2000;
const ourselves = 'http://ourselves.invalid';

/** Browsers normalize backslashes and control characters in different ways. */
const isOddSign = (text: string) => /[\\\p{Cc}]/u.test(text);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns a path on this host for a redirect after a form; undefined for other hosts, other schemes, and
 * values that become one after decoding. Prevents open redirects.
 */
export function decideReturnTo(value: string | undefined): string | undefined {
  if (!value?.startsWith('/') || value.length > maxLength || isOddSign(value)) return undefined;
  if (!URL.canParse(value, ourselves)) return undefined;
  const { origin, pathname, search } = new URL(value, ourselves);
  const decoded = decode(pathname);
  if (origin !== ourselves || decoded === undefined) return undefined;
  if (decoded.startsWith('//') || isOddSign(decoded)) return undefined;
  return `${pathname}${search}`;
}
