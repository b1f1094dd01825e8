const portPattern = /:\d*$/;
/** Hosts that parsing returns unchanged: the last label of an IPv4 address is a number, and Punycode is validated. */
const plainPattern = /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*$/;
const invalidCharacters = /[\s/\\?#@%]/;

const bracketed = (host: string) =>
  !host.startsWith('[') && host.split(':').length > 2 ? `[${host}]` : host;

/** Removes port, letter case and trailing dot; IPv6 in brackets, international names in ASCII; empty if invalid. */
export function normalizeHost(host: string): string {
  const bare = bracketed(host.trim()).replace(portPattern, '');
  // Every link of a page compares hosts, and parsing them took a tenth of the time of a 404 page.
  if (plainPattern.test(bare) && !bare.includes('xn--')) return bare;
  if (bare === '' || invalidCharacters.test(bare)) return '';
  const address = `http://${bare}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
}

export const portOf = (host: string): string => portPattern.exec(bracketed(host.trim()))?.[0] ?? '';
