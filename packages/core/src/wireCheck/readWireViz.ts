import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';

import { fail, ok, type Result } from '../types/Result';

import { emptyWrittenWire, readWire, type WrittenWire } from './readWire';
import type { WireFile } from './readWireCsv';
import { createWireProblem, placeFieldProblem, type WireProblem } from './WireProblem';

/** A harness repeats a template for some cables; past that, a file is written to fill memory. */
const mostAliases = 100;

type Path = readonly string[];
interface Place {
  readonly line: number;
  readonly column: number;
}
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Where a value stands; what came through an alias stands where its cable does. */
function placeOf(document: Document, counter: LineCounter, path: Path): Place {
  for (const length of path.map((_, index) => path.length - index)) {
    const start = startOf(document, path.slice(0, length));
    if (start !== undefined) {
      const { line, col } = counter.linePos(start);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
}

function startOf(document: Document, path: Path): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1));
  const node = path.length > 2 && isNode(pair?.value) ? pair.value : pair?.key;
  return isNode(node) ? node.range?.[0] : undefined;
}

function readDocument(
  text: string,
  counter: LineCounter,
): Result<{ document: Document; content: unknown }, WireProblem> {
  const document = parseDocument(text, { lineCounter: counter, merge: true, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) {
    const { line, col } = counter.linePos(error.pos[0]);
    return fail(createWireProblem('brokenYaml', { line, column: col }));
  }
  try {
    const content: unknown = document.toJS({ maxAliasCount: mostAliases });
    return ok({ document, content });
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    return fail(createWireProblem('tooManyAliases'));
  }
}

/** "<int/float> is assumed to be mm2"; older files say the unit beside it. */
function writtenBy(name: string, cable: Fields): WrittenWire {
  const gauge = textOf(cable.gauge);
  const unit =
    typeof cable.gauge === 'number' || /^[\d.]+$/.test(gauge) ? textOf(cable.gauge_unit) || 'mm2' : '';
  const lists = [cable.colors, cable.wirelabels].map((list) => (Array.isArray(list) ? list.length : 0));
  const count = textOf(cable.wirecount) || String(Math.max(1, ...lists));
  return { ...emptyWrittenWire, crossSection: gauge === '' ? '' : `${gauge} ${unit}`.trim(), count, name };
}

const fieldKeys = {
  crossSection: 'gauge',
  count: 'wirecount',
  name: '',
  stripLength: '',
  outerDiameter: '',
} as const;

/**
 * Reads the cables of a WireViz file: each of their wires is one piece of the cable's gauge. WireViz knows neither stripping
 * lengths nor diameters of wires. No tag is executed, and aliases are limited.
 */
export function readWireViz(text: string): WireFile {
  const counter = new LineCounter();
  const read = readDocument(text, counter);
  if (!read.ok) return { wires: [], problems: [read.error] };
  const { document, content } = read.value;
  const cables = isFields(content) ? content.cables : undefined;
  if (!isFields(cables)) return { wires: [], problems: [createWireProblem('noCables')] };
  const results = Object.entries(cables).map(([name, cable]) => ({
    name,
    result: readWire(writtenBy(name, isFields(cable) ? cable : {})),
  }));
  return {
    wires: results.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    problems: results.flatMap(({ name, result }) =>
      result.ok
        ? []
        : result.error.map((error) => {
            const path = ['cables', name, fieldKeys[error.field]];
            return placeFieldProblem(error, placeOf(document, counter, path));
          }),
    ),
  };
}
