const portPattern = /:\d*$/;
const invalidCharacters = /[\s/\\?#@%]/;

const bracketed = (host: string) =>
  !host.startsWith('[') && host.split(':').length > 2 ? `[${host}]` : host;

/** Removes port, letter case and trailing dot; IPv6 in brackets, international names in ASCII; empty if invalid. */
export function normalizeHost(host: string): string {
  const bare = bracketed(host.trim()).replace(portPattern, '');
  if (bare === '' || invalidCharacters.test(bare)) return '';
  const address = `http://${bare}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
}

export const portOf = (host: string): string => portPattern.exec(bracketed(host.trim()))?.[0] ?? '';
