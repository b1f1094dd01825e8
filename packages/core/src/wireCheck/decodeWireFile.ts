import type { LanguageCode } from '@kmx/contract/locales';

import { readSeparator } from '../files/csvSeparator';
import { decodeTable } from '../files/decodeTable';

import { findColumns } from './csvColumns';
import { readWireCsv } from './readWireCsv';

/** Enough to tell code pages apart; each of them is rated. */
const ratedLines = 50;
const ratedCharacters = 20_000;

function countKnownColumns(table: string): number {
  const { separator, text } = readSeparator(table);
  const heads = (/^.*\S.*$/m.exec(text)?.[0] ?? '').split(separator);
  return new Set(findColumns(heads).map(({ field }) => field)).size;
}

/**
 * Rates a reading by the known columns, then by the wires that can be read. A column outweighs all wires: where the
 * column of a bad value is unknown, the wire can be read.
 */
function rateReading(text: string): number {
  const lines = text.slice(0, ratedCharacters).split(/\r\n|\r|\n/, ratedLines + 1);
  const sample = lines.join('\n');
  return countKnownColumns(sample) * (ratedLines + 1) + readWireCsv(sample).wires.length;
}

/** Decodes a wire list; in the code pages of spreadsheets the one is used in which headers and wires can be read. */
export const decodeWireFile = (bytes: Uint8Array, language: LanguageCode): string =>
  decodeTable(bytes, { language, rateReading });
