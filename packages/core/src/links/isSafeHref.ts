const safeScheme = /^(https?:\/\/[^/\\]|mailto:|tel:)/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers read a backslash as a slash, and drop tabs and line breaks before they read. */
const otherHost = /^[/\\]{2}/;
const unreadable = /\p{Cc}|^\s|\s$/u;

/** Whether an address may stand in a link: http, https, mailto, tel, or a path on the same host; never a script, data or a hidden host. */
export function isSafeHref(href: string): boolean {
  if (href === '' || unreadable.test(href) || otherHost.test(href)) return false;
  return scheme.test(href) ? safeScheme.test(href) : true;
}
