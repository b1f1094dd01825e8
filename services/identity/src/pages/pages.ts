import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LanguageCode } from '@kmx/contract/locales';
import { readCookie, type PageRequest } from '../http/pageRequest';
import { createSecurityHeaders } from '../http/securityHeaders';
import { allWords } from '../words/allWords';
import { decideLanguage, readAcceptLanguage, toLanguage } from '../words/languages';
import type { Words } from '../words/Words';
import { notice } from './forms';
import type { Html } from './html';
import { renderPage } from './renderPage';

const languageCookie = 'am_language';
const yearSeconds = 365 * 24 * 60 * 60;

/** What a page says, in the language that was chosen for it. */
export interface Speech {
  language: LanguageCode;
  words: Words;
}

interface Content {
  status: number;
  title: string;
  body: Html;
  speech: Speech;
  /** False where another language would need the form's data again. */
  hasSwitch?: boolean;
}

/** What can be said without a form. */
export type NoticeName = 'expired' | 'broken' | 'notFound';

/** Sends pages and chooses their language. */
export interface Pages {
  headers: Readonly<Record<string, string>>;
  /** The way back to the portal. */
  portalUrl: string;
  /** `told` are the wishes that come after the switch on the page: of the site, of the account. */
  speak: (request: IncomingMessage, url: URL, told?: PageWishes) => Speech;
  send: (page: PageRequest, content: Content) => void;
  sendNotice: (page: PageRequest, status: number, name: NoticeName, told?: PageWishes) => void;
}

interface PageWishes {
  /** `ui_locales` of the request. */
  site?: string;
  account?: string;
}

const speak: Pages['speak'] = (request, url, told = {}) => {
  const language = decideLanguage([
    url.searchParams.get('lang') ?? undefined,
    told.site,
    readCookie(request, languageCookie),
    told.account,
    ...readAcceptLanguage(request.headers['accept-language'] ?? ''),
  ]);
  return { language, words: allWords[language] };
};

/** Only a language that was chosen on a page is remembered. */
const rememberLanguage = (response: ServerResponse, url: URL): void => {
  const chosen = toLanguage(url.searchParams.get('lang') ?? '');
  if (chosen === undefined) return;
  response.appendHeader(
    'set-cookie',
    `${languageCookie}=${chosen}; Path=/am; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`,
  );
};

/** Puts the pages together; `siteOrigins` are the sites that forms may lead to, the first is the portal's. */
export const createPages = (siteOrigins: readonly string[]): Pages => {
  const headers = createSecurityHeaders(siteOrigins);
  const portalUrl = `${siteOrigins[0] ?? ''}/mykomax`;
  const send: Pages['send'] = ({ response, url }, { status, title, body, speech, hasSwitch = true }) => {
    rememberLanguage(response, url);
    const address = hasSwitch ? url.pathname + url.search : undefined;
    const text = renderPage({ ...speech, title, body, address });
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
    speak,
    send,
    sendNotice: (page, status, name, told) => {
      const speech = speak(page.request, page.url, told);
      const { title, lead } = speech.words[name];
      const body = notice(title, lead, { href: portalUrl, label: speech.words.backToPortal });
      send(page, { status, title, body, speech });
    },
  };
};
