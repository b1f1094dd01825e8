import { analyse } from 'chardet';

import { findColumns } from './csvColumns';
import { readSeparator } from './csvSeparator';

/** Code pages of spreadsheets in our languages; the first is the default. */
const codePages = ['windows-1252', 'windows-1250', 'shift_jis', 'gb18030'] as const;
type CodePage = (typeof codePages)[number];

/** Names used by the detector for them, and for the standards that they extend. */
const detectedNames: Record<CodePage, readonly string[]> = {
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
  'windows-1250': ['windows-1250', 'ISO-8859-2'],
  shift_jis: ['Shift_JIS'],
  gb18030: ['GB18030'],
};

/** Limits the cost of the detector. */
const sampledBytes = 64 * 1024;

function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 by its byte order mark, or by the zero byte of a Latin first letter. */
function decideUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

function countKnownColumns(table: string): number {
  const { separator, text } = readSeparator(table);
  const heads = (/^.*\S.*$/m.exec(text)?.[0] ?? '').split(separator);
  return new Set(findColumns(heads).map(({ field }) => field)).size;
}

/** Two code pages can both decode to letters; known headers are better evidence than letter frequencies. */
function decodeCodePage(bytes: Uint8Array): string {
  const detected = analyse(bytes.subarray(0, sampledBytes));
  const readings = codePages.flatMap((codePage) => {
    const text = decodeStrictly(bytes, codePage);
    if (text === undefined) return [];
    const matches = detected.filter(({ name }) => detectedNames[codePage].includes(name));
    const confidence = Math.max(0, ...matches.map((match) => match.confidence));
    return [{ text, columns: countKnownColumns(text), confidence }];
  });
  const [best] = readings.toSorted(
    (one, other) => other.columns - one.columns || other.confidence - one.confidence,
  );
  return best?.text ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Decodes a text file: UTF-8, UTF-16, or one of the code pages of spreadsheets in our languages. */
export function decodeWireFile(bytes: Uint8Array): string {
  const utf16 = decideUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  return decodeStrictly(bytes, 'utf-8') ?? decodeCodePage(bytes);
}
