const prefix = '__Host-';
const themeCookie = 'payload-theme=';

const expired = `${themeCookie}; Path=/; Max-Age=0`;

/**
 * Payload's script writes and reads the cookie of the theme without prefix and Secure. Behind TLS, renames it in between
 * like the cookies of the server (hostCookies.ts).
 */
export function secureThemeCookie(document: Document): void {
  const { prototype } = Document;
  if (document.location.protocol !== 'https:') return;
  const read = (): string => String(Reflect.get(prototype, 'cookie', document));
  const write = (cookie: string) => Reflect.set(prototype, 'cookie', cookie, document);
  // One that was written before the update.
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
