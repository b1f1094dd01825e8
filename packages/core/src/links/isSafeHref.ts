const safeScheme = /^(https?:\/\/[^/\\]|mailto:|tel:)/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers read a backslash as a slash, and remove tabs and line breaks first. */
const otherHost = /^[/\\]{2}/;
const unreadable = /\p{Cc}|^\s|\s$/u;

/** Allows http, https, mailto, tel and paths on the same host; rejects scripts, data and hidden hosts. */
export function isSafeHref(href: string): boolean {
  if (href === '' || unreadable.test(href) || otherHost.test(href)) return false;
  return scheme.test(href) ? safeScheme.test(href) : true;
}
