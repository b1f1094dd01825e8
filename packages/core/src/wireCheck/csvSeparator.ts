const separators = [';', '\t', ',', '|', '；', '，', '｜'] as const;

/** First non-empty line, without quoted text. */
const headOf = (text: string): string => (/^.*\S.*$/m.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');

export function decideSeparator(text: string): string {
  const head = headOf(text);
  const counts = separators.map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Excel's own first line, which names the separator: `sep=;`. */
const separatorLine = /^"?sep=([^"\r\n])"?[ \t]*(?:\r\n|\n|\r|$)/i;

export interface SeparatedText {
  readonly separator: string;
  readonly text: string;
  /** Line at which the text begins, from 1. */
  readonly line: number;
}

export function readSeparator(text: string): SeparatedText {
  const [line, separator] = separatorLine.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? { separator: decideSeparator(text), text, line: 1 }
    : { separator, text: text.slice(line.length), line: 2 };
}
