/** Markup that is safe to send: made by {@link html} alone. */
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

/** A template whose values are escaped, but markup made the same way. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + toText(values[index])).join(''));

/** Markup that a library made and that holds nothing of a visitor. */
export const trustedHtml = (text: string): Html => new Html(text);
