import type { LanguageCode } from '@kmx/contract/locales';

import { decodeWireFile } from './decodeWireFile';
import { readWireCsv, type WireFile } from './readWireCsv';
import { readWireViz } from './readWireViz';
import { addUpWires, maxWires } from './Wire';
import { createWireProblem } from './WireProblem';

/** Maximum size in bytes. */
export const maxWireFileBytes = 1_000_000;

/** Maximum of lines. */
const maxWireFileLines = 2000;

/** Key of WireViz at the beginning of a line, quoted or not, or a JSON object. */
const isHarness = (text: string) =>
  /^["']?(?:cables|connectors|connections|metadata|options|templates)["']?[ \t]*:/m.test(text) ||
  text.trimStart().startsWith('{');

const createRejection = (code: 'tooLarge' | 'notText' | 'empty' | 'tooManyLines'): WireFile => ({
  wires: [],
  problems: [createWireProblem(code)],
});

/**
 * Reads a wire list by its content, not its file name: a table (CSV) or a WireViz harness (YAML or JSON). Equal wires
 * are merged; after 200 different ones the rest is left out and reported. The language is that of the reader.
 */
export function readWireFile(bytes: Uint8Array, language: LanguageCode): WireFile {
  if (bytes.byteLength > maxWireFileBytes) return createRejection('tooLarge');
  const text = decodeWireFile(bytes, language);
  if (text.includes('\u0000')) return createRejection('notText');
  if (text.trim() === '') return createRejection('empty');
  if (text.split(/\r\n|\r|\n/).length > maxWireFileLines + 1) return createRejection('tooManyLines');
  const file = isHarness(text) ? readWireViz(text) : readWireCsv(text);
  const wires = addUpWires(file.wires);
  if (wires.length <= maxWires) return { wires, problems: file.problems };
  const problem = createWireProblem('tooManyWires', null, String(wires.length));
  return { wires: wires.slice(0, maxWires), problems: [problem, ...file.problems] };
}
