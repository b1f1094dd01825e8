import { decodeWireFile } from './decodeWireFile';
import { readWireCsv, type WireFile } from './readWireCsv';
import { readWireViz } from './readWireViz';
import { addUpWires, mostWires } from './Wire';
import { createWireProblem } from './WireProblem';

/** The largest file that is read, in bytes. */
export const mostWireFileBytes = 1_000_000;

/** The longest file that is read, in lines. */
const mostWireFileLines = 2000;

/** A name of WireViz at the beginning of a line, in quotes or not, or an object of JSON. */
const isHarness = (text: string) =>
  /^["']?(?:cables|connectors|connections|metadata|options|templates)["']?[ \t]*:/m.test(text) ||
  text.trimStart().startsWith('{');

const refused = (code: 'tooLarge' | 'notText' | 'empty' | 'tooManyLines'): WireFile => ({
  wires: [],
  problems: [createWireProblem(code)],
});

/**
 * Reads a wire list from a file, by what stands in it and not by its name: a table (CSV) or a WireViz harness (YAML or JSON). Equal wires
 * are added up; past 200 different ones, the rest is left out and told of.
 */
export function readWireFile(bytes: Uint8Array): WireFile {
  if (bytes.byteLength > mostWireFileBytes) return refused('tooLarge');
  const text = decodeWireFile(bytes);
  if (text.includes('\u0000')) return refused('notText');
  if (text.trim() === '') return refused('empty');
  if (text.split(/\r\n|\r|\n/).length > mostWireFileLines + 1) return refused('tooManyLines');
  const file = isHarness(text) ? readWireViz(text) : readWireCsv(text);
  const wires = addUpWires(file.wires);
  if (wires.length <= mostWires) return { wires, problems: file.problems };
  const problem = createWireProblem('tooManyWires', null, String(wires.length));
  return { wires: wires.slice(0, mostWires), problems: [problem, ...file.problems] };
}
