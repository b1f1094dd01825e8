import { isCrawler } from '@kmx/core';

import type { Miss } from './Miss';

/** The content service takes no longer ones. */
const longestPath = 300;

interface MissInput {
  method: string;
  /** Of the request. */
  headers: Pick<Headers, 'get'>;
  siteKey: string;
  /** Inside the site, without locale, still percent-encoded. */
  path: string;
  now: Date;
}

/** Addresses that other sites' pages have had; any other ending is a file's that no visitor types or follows. */
const pageEndings = /\.(html?|aspx?|jsp|pdf)$/i;
const ending = /\.[a-z][a-z0-9]*$/i;

/** What is asked for by programs that look for weak places, under a browser's name. */
const probe =
  /\/\.|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|vendor\/|actuator|boaform|autodiscover|owa\/|solr\/|_ignition)|\.\.|[<>"`\\{}|^@\p{Cc}]/iu;

/** Read as far as redirects are compared, which leave an encoded slash or question mark as it is; and to its end. */
function decode(path: string): { path: string; text: string } | undefined {
  try {
    return { path: decodeURI(path), text: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}

const isAboutPage = ({ path, text }: { path: string; text: string }): boolean =>
  path !== '/' &&
  path.length <= longestPath &&
  !probe.test(text) &&
  (!ending.test(text) || pageEndings.test(text));

/** A person's navigation: the page itself, and not what a page or a program asks for. */
function isVisit({ method, headers }: MissInput): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  const destination = headers.get('sec-fetch-dest');
  return (
    method === 'GET' &&
    userAgent !== '' &&
    !isCrawler(userAgent) &&
    !headers.get('sec-purpose') &&
    (destination ? destination === 'document' : (headers.get('accept') ?? '').includes('text/html'))
  );
}

function readReferrer(headers: MissInput['headers']): string | null {
  const given = headers.get('referer');
  if (!given || !URL.canParse(given)) return null;
  const { protocol, origin, pathname } = new URL(given);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, longestPath) : null;
}

/** One visit of an address that was not found; `undefined` when no person asked, or not for a page. */
export function decideMiss(input: MissInput): Miss | undefined {
  const requested = decode(input.path);
  if (!requested || !isAboutPage(requested) || !isVisit(input)) return undefined;
  return {
    site: input.siteKey,
    path: requested.path,
    visits: 1,
    lastVisit: input.now.toISOString(),
    referrer: readReferrer(input.headers),
  };
}
