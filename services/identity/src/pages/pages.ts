import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LanguageCode } from '@kmx/contract/locales';
import { readCookie, type PageRequest } from '../http/pageRequest';
import { createSecurityHeaders } from '../http/securityHeaders';
import { allMessages } from '../messages/allMessages';
import { decideLanguage, readAcceptLanguage, toLanguage } from '../messages/languages';
import type { Messages } from '../messages/Messages';
import { notice } from './forms';
import type { Html } from './html';
import { renderPage } from './renderPage';

/** Browsers accept the prefix over TLS only. */
const languageCookieOf = (isBehindTls: boolean): string => `${isBehindTls ? '__Host-' : ''}am_language`;
const yearSeconds = 365 * 24 * 60 * 60;

export interface Localization {
  language: LanguageCode;
  messages: Messages;
}

interface Content {
  status: number;
  title: string;
  body: Html;
  localization: Localization;
  /** Name of a script among the assets. */
  script?: string;
  /** False if another language would need the form's data again. */
  hasSwitch?: boolean;
}

/** Pages without a form. */
export type NoticeName = 'expired' | 'broken' | 'notFound';

/** Sends pages and chooses their language. */
export interface Pages {
  headers: Readonly<Record<string, string>>;
  /** Link back to the portal. */
  portalUrl: string;
  /** `requested` have lower precedence than the language switch of the page. */
  resolveLocalization: (request: IncomingMessage, url: URL, requested?: RequestedLanguages) => Localization;
  send: (page: PageRequest, content: Content) => void;
  sendNotice: (page: PageRequest, status: number, name: NoticeName, requested?: RequestedLanguages) => void;
}

interface RequestedLanguages {
  /** `ui_locales` of the request. */
  site?: string;
  account?: string;
}

const createResolveLocalization =
  (languageCookie: string): Pages['resolveLocalization'] =>
  (request, url, requested = {}) => {
    const language = decideLanguage([
      url.searchParams.get('lang') ?? undefined,
      requested.site,
      readCookie(request, languageCookie),
      requested.account,
      ...readAcceptLanguage(request.headers['accept-language'] ?? ''),
    ]);
    return { language, messages: allMessages[language] };
  };

/** Stores only a language that was chosen on a page. */
const storeLanguage = (response: ServerResponse, url: URL, isBehindTls: boolean): void => {
  const chosen = toLanguage(url.searchParams.get('lang') ?? '');
  if (chosen === undefined) return;
  response.appendHeader(
    'set-cookie',
    `${languageCookieOf(isBehindTls)}=${chosen}; Path=${isBehindTls ? '/; Secure' : '/am'}; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`,
  );
};

/** Creates the pages. `siteOrigins` are the sites that forms may redirect to; the first is the portal's. */
export const createPages = (siteOrigins: readonly string[], isBehindTls: boolean): Pages => {
  const resolveLocalization = createResolveLocalization(languageCookieOf(isBehindTls));
  const headers = createSecurityHeaders(siteOrigins);
  const portalUrl = `${siteOrigins[0] ?? ''}/mykomax`;
  const send: Pages['send'] = (
    { response, url },
    { status, title, body, localization, script, hasSwitch = true },
  ) => {
    storeLanguage(response, url, isBehindTls);
    const address = hasSwitch ? url.pathname + url.search : undefined;
    const text = renderPage({ ...localization, title, body, address, script });
    response.writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  return {
    headers,
    portalUrl,
    resolveLocalization,
    send,
    sendNotice: (page, status, name, requested) => {
      const localization = resolveLocalization(page.request, page.url, requested);
      const { title, lead } = localization.messages[name];
      const body = notice(title, lead, { href: portalUrl, label: localization.messages.backToPortal });
      send(page, { status, title, body, localization });
    },
  };
};
