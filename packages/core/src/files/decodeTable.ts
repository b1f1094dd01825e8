import { analyse } from 'chardet';

import type { LanguageCode } from '@kmx/contract/locales';

/** Code pages in which Excel saves CSV in our languages; the first is the default. */
const codePages = ['windows-1252', 'windows-1250', 'shift_jis', 'gb18030'] as const;
type CodePage = (typeof codePages)[number];

/** Names used by the detector for them, and for the standards that they extend. */
const detectedNames: Record<CodePage, readonly string[]> = {
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
  'windows-1250': ['windows-1250', 'ISO-8859-2'],
  shift_jis: ['Shift_JIS'],
  gb18030: ['GB18030'],
};

/** Code page of Excel where a language is spoken. */
const pageOfLanguage: Partial<Record<LanguageCode, CodePage>> = {
  cs: 'windows-1250',
  hu: 'windows-1250',
  ja: 'shift_jis',
  ro: 'windows-1250',
  sk: 'windows-1250',
  zh: 'gb18030',
};

/** The detector often prefers windows-1252 for a few words of Slovak or Czech. */
const ownPageWeight = 2;

export interface TableContext {
  /** Language of the person who sends the table. */
  readonly language: LanguageCode;
  /** Returns how much of a reading is understood. */
  readonly rateReading: (text: string) => number;
}

const byteOrderMarks = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Limits the cost of detection. */
const sampledBytes = 64 * 1024;

function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Only UTF-16 has zero bytes in a text: in digits, separators and line ends, always at the same side of a unit. */
function decideUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampledBytes);
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  if (zeros.even === zeros.odd) return undefined;
  return zeros.odd > zeros.even ? 'utf-16le' : 'utf-16be';
}

function decodeCodePage(bytes: Uint8Array, { language, rateReading }: TableContext): string {
  const detected = analyse(bytes.subarray(0, sampledBytes));
  const readings = codePages.flatMap((codePage) => {
    const text = decodeStrictly(bytes, codePage);
    if (text === undefined) return [];
    const matches = detected.filter(({ name }) => detectedNames[codePage].includes(name));
    const weight = pageOfLanguage[language] === codePage ? ownPageWeight : 1;
    const confidence = weight * Math.max(0, ...matches.map((match) => match.confidence));
    return [{ text, rating: rateReading(text), confidence }];
  });
  const [best] = readings.toSorted(
    (one, other) => other.rating - one.rating || other.confidence - one.confidence,
  );
  return best?.text ?? new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Decodes a table as spreadsheets save it: by its byte order mark, as UTF-16 or UTF-8 if the bytes are valid, else by
 * a code page. A short table is valid in several code pages, and its letters are too few for statistics: the reading
 * with the highest rating is used, and among equals the one that the detector prefers. Text that contains U+0000 was
 * no text.
 */
export function decodeTable(bytes: Uint8Array, context: TableContext): string {
  const mark = byteOrderMarks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return new TextDecoder(mark.label).decode(bytes);
  const utf16 = decideUtf16(bytes);
  const text = utf16 && decodeStrictly(bytes, utf16);
  return text ?? decodeStrictly(bytes, 'utf-8') ?? decodeCodePage(bytes, context);
}
