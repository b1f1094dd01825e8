function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A previous URL in the one spelling that is compared: decoded, lower case, no query, no trailing or doubled slash. */
export function normalizePreviousUrl(url: string): string {
  const path = decoded(url.trim().replace(/[?#].*$/s, ''));
  return `/${path.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;
}
