/** As in `createHostCookies`, which gives the cookies of the server the same prefix behind TLS. */
const nameOf = (name: string): string => (location.protocol === 'https:' ? `__Host-${name}` : name);

/** Returns the value of a cookie that scripts may read; behind TLS only if no other host can have set it. */
export function readScriptCookie(name: string): string | undefined {
  const start = `${nameOf(name)}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/** Stores a cookie for all pages of this host; browsers over plain HTTP accept neither the prefix nor `Secure`. */
export function writeScriptCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${nameOf(name)}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
