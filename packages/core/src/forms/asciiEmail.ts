const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

/** Converts the domain of an e-mail address to ASCII: `zürich.example` becomes `xn--zrich-kva.example` (RFC 5891). */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || isAscii(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}
