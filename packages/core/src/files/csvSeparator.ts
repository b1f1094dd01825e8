const separators = [';', '\t', ',', '|', '；', '，', '｜'] as const;

/** First non-empty line, without quoted text. */
const headOf = (text: string): string => (/^.*\S.*$/m.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');

function decideSeparator(text: string): string {
  const head = headOf(text);
  const counts = separators.map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Excel's own first line, which names the separator: `sep=;`. */
const separatorLine = /^"?sep=([^"\r\n])"?[ \t]*(?:\r\n|\n|\r|$)/i;

interface NamedSeparator {
  /** `undefined` without the line `sep=;`. */
  readonly separator: string | undefined;
  readonly text: string;
  /** Line at which the text begins, from 1. */
  readonly line: number;
}

/** Takes the line `sep=;` off a table. */
export function readSeparatorLine(text: string): NamedSeparator {
  const [line, separator] = separatorLine.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? { separator: undefined, text, line: 1 }
    : { separator, text: text.slice(line.length), line: 2 };
}

/** Reads the separator of a table from the line `sep=;`, else from the header. */
export function readSeparator(table: string): NamedSeparator & { readonly separator: string } {
  const { separator, text, line } = readSeparatorLine(table);
  return { separator: separator ?? decideSeparator(text), text, line };
}
