import { readWireCsv, type WireFile } from './readWireCsv';
import { readWireViz } from './readWireViz';
import { addUpWires, mostWires } from './Wire';
import { createWireProblem } from './WireProblem';

/** The largest file that is read, in bytes. */
export const mostWireFileBytes = 1_000_000;

/** The longest file that is read, in lines. */
const mostWireFileLines = 2000;

/** Spreadsheets write UTF-8, UTF-16 with a mark, or the code page of western Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is not UTF-8 is read with the code page in which every byte means something.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isHarness = (text: string) =>
  /^(?:cables|connectors|connections|metadata|options|templates)[ \t]*:/m.test(text);

const refused = (code: 'tooLarge' | 'notText' | 'empty' | 'tooManyLines'): WireFile => ({
  wires: [],
  problems: [createWireProblem(code)],
});

/**
 * Reads a wire list from a file, by what stands in it and not by its name: a table (CSV) or a WireViz harness (YAML). Equal wires
 * are added up; past 200 different ones, the rest is left out and told of.
 */
export function readWireFile(bytes: Uint8Array): WireFile {
  if (bytes.byteLength > mostWireFileBytes) return refused('tooLarge');
  const text = decode(bytes);
  if (text.includes('\u0000')) return refused('notText');
  if (text.trim() === '') return refused('empty');
  if (text.split(/\r\n|\r|\n/).length > mostWireFileLines + 1) return refused('tooManyLines');
  const file = isHarness(text) ? readWireViz(text) : readWireCsv(text);
  const wires = addUpWires(file.wires);
  if (wires.length <= mostWires) return { wires, problems: file.problems };
  const problem = createWireProblem('tooManyWires', null, String(wires.length));
  return { wires: wires.slice(0, mostWires), problems: [problem, ...file.problems] };
}
