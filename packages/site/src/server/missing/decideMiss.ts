import { isCrawler } from '@kmx/core';

import type { Miss } from './Miss';

/** Maximum length in the content service. */
const maxPathLength = 300;

interface MissInput {
  method: string;
  /** Request headers. */
  headers: Pick<Headers, 'get'>;
  siteKey: string;
  /** Path inside the site, without locale, percent-encoded. */
  path: string;
  now: Date;
}

/** Extensions of former pages; files with other extensions are not requested by visitors directly. */
const pageEndings = /\.(html?|aspx?|jsp|pdf)$/i;
const ending = /\.[a-z][a-z0-9]*$/i;

/** Paths of vulnerability scanners, which pretend to be browsers. */
const probe =
  /\/\.|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|vendor\/|actuator|boaform|autodiscover|owa\/|solr\/|_ignition)|\.\.|[<>"`\\{}|^@\p{Cc}]/iu;

/**
 * Decodes like the comparison of redirects, which leaves encoded slashes and question marks, and decodes
 * completely as well.
 */
function decode(path: string): { path: string; text: string } | undefined {
  try {
    return { path: decodeURI(path), text: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}

const isAboutPage = ({ path, text }: { path: string; text: string }): boolean =>
  path !== '/' &&
  path.length <= maxPathLength &&
  !probe.test(text) &&
  (!ending.test(text) || pageEndings.test(text));

/** Detects navigation by a person, as opposed to subresources and programs. */
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
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, maxPathLength) : null;
}

/** Creates a report for a missing page; `undefined` if it was not requested by a person. */
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
