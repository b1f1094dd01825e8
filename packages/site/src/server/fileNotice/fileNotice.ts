import {
  isLanguageCode,
  parseAcceptLanguage,
  parseLocale,
  type LanguagePreference,
  type LanguageCode,
} from '@kmx/core';

import { retryHeaders } from '../http/responses';
import { loadIntl } from '../intl';

import { noticeMark, noticeStyles, noticeStyleSource } from './noticeStyles';

export interface FileNotice {
  status: 200 | 401 | 404 | 410 | 503;
  title: string;
  text: string;
  link?: { href: string; text: string };
  /** Posts one field to the address of the notice. */
  form?: { field: { name: string; value: string }; text: string };
}

interface NoticeReader {
  language: LanguageCode;
  /** True for browsers; other clients get plain text. */
  wantsHtml: boolean;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Returns the language of the requested locale, or else of the browser. */
export function noticeLanguage({ requested, acceptLanguage }: LanguagePreference): LanguageCode {
  const locale = parseLocale(requested ?? '');
  if (locale.ok) return locale.value.language;
  const accepted = parseAcceptLanguage(acceptLanguage ?? '').map(({ language }) => language);
  return accepted.find(isLanguageCode) ?? 'en';
}

const toFormHtml = ({ field, text }: NonNullable<FileNotice['form']>): string =>
  `<form method="post"><input type="hidden" name="${escapeHtml(field.name)}" value="${escapeHtml(field.value)}">` +
  `<button>${escapeHtml(text)}</button></form>`;

function toHtml({ title, text, link, form }: FileNotice, language: LanguageCode): string {
  const anchor = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${noticeStyles}</style></head>`,
    `<body><header>${noticeMark}</header>`,
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form ? toFormHtml(form) : ''}${anchor}</main></body></html>`,
  ].join('');
}

const toText = ({ title, text, link }: FileNotice): string =>
  [title, text, ...(link ? [`${link.text}: ${link.href}`] : [])].join('\n\n');

/** Allows text, links and the own form only. `allow-same-origin` is needed so that links send the site's cookies. */
const createPolicy = ({ form }: FileNotice): string =>
  [
    "default-src 'none'",
    `style-src ${noticeStyleSource}`,
    ...(form ? ["form-action 'self'"] : []),
    `sandbox allow-same-origin${form ? ' allow-forms' : ''}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Responds with a short page or plain text in place of a file. */
export function createNoticeResponse(notice: FileNotice, { language, wantsHtml }: NoticeReader): Response {
  const headers = {
    'content-type': wantsHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-language': language,
    'cache-control': 'private, no-store',
    'content-security-policy': createPolicy(notice),
    'x-content-type-options': 'nosniff',
    vary: 'accept, accept-language, cookie',
    ...(notice.status === 503 && { 'retry-after': retryHeaders['retry-after'] }),
  };
  const body = wantsHtml ? toHtml(notice, language) : toText(notice);
  return new Response(body, { status: notice.status, headers });
}

/** Creates the notice for a file that does not exist (404) or is unavailable (503). */
export async function createPlainNotice(status: 404 | 503, language: LanguageCode): Promise<FileNotice> {
  const intl = await loadIntl(language);
  const [title, text] =
    status === 404
      ? ([{ id: 'file.missingTitle' }, { id: 'file.missingText' }] as const)
      : ([{ id: 'file.unavailableTitle' }, { id: 'file.unavailableText' }] as const);
  return { status, title: intl.formatMessage(title), text: intl.formatMessage(text) };
}
