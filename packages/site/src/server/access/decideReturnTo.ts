const maxLength = 2000;
const ourselves = 'http://ourselves.invalid';

/** Backslashes and control characters are read as slashes, or not at all, by one or the other browser. */
const isOddSign = (text: string) => /[\\\p{Cc}]/u.test(text);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A path with its query on this very host, where a form may send its reader back to; undefined for anything else:
 * another host, another scheme, and what only decoding turns into one.
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
