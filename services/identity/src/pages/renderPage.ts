import { type LanguageCode, languageCodes } from '@kmx/contract/locales';
import { pagesPath } from '../http/paths';
import { htmlLang, languageNames } from '../messages/languages';
import type { Messages } from '../messages/Messages';
import { html, type Html } from './html';

interface Page {
  title: string;
  body: Html;
  language: LanguageCode;
  messages: Messages;
  /** Path and query of the language switch, to which `lang` is added; undefined: no switch. */
  address?: string;
  /** Name of a script among the assets. */
  script?: string;
}

const addLanguage = (address: string, language: LanguageCode): string => {
  const url = new URL(address, 'http://page.invalid');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
};

const renderSwitch = (address: string, { language, messages }: Page): Html => html`
  <nav class="languages" aria-label="${messages.language}">
    <ul>
      ${languageCodes.map(
        (code) =>
          html`<li>
            <a
              href="${addLanguage(address, code)}"
              lang="${htmlLang[code]}"
              hreflang="${htmlLang[code]}"
              ${code === language && html`aria-current="true"`}
              >${languageNames[code]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>
`;

/** Line that starts at the name, turns twice and becomes the upper edge of the sheet. */
const wire = html`<svg class="wire" viewBox="0 0 120 24" width="120" height="24" aria-hidden="true">
  <path d="M0 7h52a8 8 0 0 1 8 8a8 8 0 0 0 8 8h52" fill="none" stroke="currentColor" stroke-width="2" />
</svg>`;

export const renderPage = (page: Page): string => {
  const { title, body, language, messages, address, script } = page;
  return html`<!doctype html>
    <html lang="${htmlLang[language]}">
      <head>
        <meta charset="utf-8" />
        <title>${title} · MyKomax</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${pagesPath}/assets/pages.css" />
        ${script !== undefined && html`<script src="${pagesPath}/assets/${script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#content">${messages.skip}</a>
        <header class="head"><span class="name" translate="no">MyKomax</span>${wire}</header>
        <main id="content" tabindex="-1">${body}</main>
        ${address !== undefined && renderSwitch(address, page)}
      </body>
    </html>`.text;
};
