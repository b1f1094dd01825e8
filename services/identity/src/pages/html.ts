/** Markup that is safe to send; created by {@link html} only. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const toText = (value: HtmlValue): string => {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map(toText).join('');
};

/** Template that escapes its values, except markup created the same way. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + toText(values[index])).join(''));

/** Markup of a library without input of a visitor. */
export const trustedHtml = (text: string): Html => new Html(text);
