const prefix = '__Host-';
const themeCookie = 'payload-theme=';

const expired = `${themeCookie}; Path=/; Max-Age=0`;

/**
 * Payload's script reads and writes the theme cookie without prefix and without Secure. Behind TLS, overrides
 * `document.cookie` to add both, as hostCookies.ts does on the server.
 */
export function secureThemeCookie(document: Document): void {
  const { prototype } = Document;
  if (document.location.protocol !== 'https:') return;
  const read = (): string => String(Reflect.get(prototype, 'cookie', document));
  const write = (cookie: string) => Reflect.set(prototype, 'cookie', cookie, document);
  // Removes the cookie of versions before this one.
  write(expired);
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () =>
      read()
        .split('; ')
        .map((cookie) => (cookie.startsWith(prefix + themeCookie) ? cookie.slice(prefix.length) : cookie))
        .join('; '),
    set: (cookie: string) => {
      write(cookie.startsWith(themeCookie) ? `${prefix}${cookie}; Secure; SameSite=Lax` : cookie);
    },
  });
}
