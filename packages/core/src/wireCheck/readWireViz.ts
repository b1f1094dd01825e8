import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Pair,
  type YAMLMap,
} from 'yaml';

import { fail, ok, type Result } from '../types/Result';

import { countInstances } from './countInstances';
import { decideYamlSize } from './decideYamlSize';
import { emptyWrittenWire, readWire, type WrittenWire } from './readWire';
import type { WireFile } from './readWireCsv';
import { createWireProblem, createFieldProblem, type WireProblem } from './WireProblem';

/** Limits memory: a harness repeats a template only for some cables. */
const maxAliases = 100;

interface SourcePosition {
  readonly line: number;
  readonly column: number;
}
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const nameOf = ({ key }: Pair): string | undefined => (isScalar(key) ? String(key.value) : undefined);

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

/** Returns the pair of a key; undefined if the value is no map, such as an alias. */
const findPair = (map: unknown, name: string): Pair | undefined =>
  isMap(map) ? map.items.find((pair) => nameOf(pair) === name) : undefined;

/** Positions of cables and their fields in the text. */
interface Source {
  readonly counter: LineCounter;
  /** The pair `cables: …`. */
  readonly root: Pair | undefined;
  readonly cables: ReadonlyMap<string, Pair>;
}

/** Position of a field, else of its cable, else of all cables; aliased fields have the position of their cable. */
function positionOf({ counter, root, cables }: Source, name: string, field: string): SourcePosition {
  const cable = cables.get(name);
  const own = findPair(cable?.value, field);
  const start = startOf(own?.value) ?? startOf(own?.key) ?? startOf(cable?.key) ?? startOf(root?.key) ?? 0;
  const { line, col } = counter.linePos(start);
  return { line, column: col };
}

/** Returns the first duplicate key. The parser's own check is quadratic. */
function findDuplicates({ items }: YAMLMap): Pair | undefined {
  const seen = new Set<string>();
  return items.find((pair) => {
    const name = nameOf(pair);
    return name !== undefined && (seen.has(name) || !seen.add(name));
  });
}

function findBroken(document: Document, root: Pair | undefined): number | undefined {
  const [error] = document.errors;
  if (error) return error.pos[0];
  if (!isMap(root?.value)) return undefined;
  const maps = [root.value, ...root.value.items.map(({ value }) => value).filter(isMap)];
  return startOf(maps.map(findDuplicates).find((pair) => pair !== undefined)?.key);
}

interface Harness {
  readonly source: Source;
  readonly content: unknown;
  /** Other problems of the file. */
  readonly problems: readonly WireProblem[];
}

/** A file is one harness; further documents are ignored. */
function findMoreDocuments(others: readonly Document[], counter: LineCounter): readonly WireProblem[] {
  const other = others.find(
    ({ contents }) => contents !== null && !(isScalar(contents) && contents.value === null),
  );
  const start = other && startOf(other.contents);
  if (start === undefined) return [];
  const { line } = counter.linePos(start);
  return [createWireProblem('moreDocuments', { line, column: null })];
}

/** "<<: 1": the library throws a plain Error when the document is converted. */
const isMergeFault = (cause: unknown) => cause instanceof Error && cause.message.startsWith('Merge sources');

function readDocument(text: string): Result<Harness, WireProblem> {
  const flood = decideYamlSize(text);
  if (flood !== undefined) return fail(createWireProblem(flood));
  const counter = new LineCounter();
  try {
    const options = { lineCounter: counter, merge: true, uniqueKeys: false, logLevel: 'silent' } as const;
    const [document, ...others] = parseAllDocuments(text, options);
    if (!document) return fail(createWireProblem('noCables'));
    const root = findPair(document.contents, 'cables');
    const broken = findBroken(document, root);
    if (broken !== undefined) {
      const { line, col } = counter.linePos(broken);
      return fail(createWireProblem('brokenYaml', { line, column: col }));
    }
    const items: readonly Pair[] = isMap(root?.value) ? root.value.items : [];
    const cables = new Map(items.map((pair) => [nameOf(pair) ?? '', pair]));
    const content: unknown = document.toJS({ maxAliasCount: maxAliases });
    return ok({
      source: { counter, root, cables },
      content,
      problems: findMoreDocuments(others, counter),
    });
  } catch (cause) {
    if (cause instanceof ReferenceError) return fail(createWireProblem('tooManyAliases'));
    // Nesting deeper than the stack.
    if (cause instanceof RangeError || isMergeFault(cause))
      return fail(createWireProblem('brokenYaml', { line: 1, column: null }));
    throw cause;
  }
}

/** "<int/float> is assumed to be mm2"; older files have a separate unit. */
function writtenBy(name: string, cable: Fields, instances: number): WrittenWire {
  const gauge = textOf(cable.gauge);
  const unit =
    typeof cable.gauge === 'number' || /^[\d.]+$/.test(gauge) ? textOf(cable.gauge_unit) || 'mm2' : '';
  const lists = [cable.colors, cable.wirelabels].map((list) => (Array.isArray(list) ? list.length : 0));
  const wires = textOf(cable.wirecount) || String(Math.max(1, ...lists));
  const count = /^\d+$/.test(wires) ? String(Number(wires) * instances) : wires;
  return { ...emptyWrittenWire, crossSection: gauge === '' ? '' : `${gauge} ${unit}`.trim(), count, name };
}

const fieldKeys = {
  crossSection: 'gauge',
  count: 'wirecount',
  name: '',
  stripLength: '',
  outerDiameter: '',
} as const;

const createRejection = (problem: WireProblem): WireFile => ({ wires: [], problems: [problem] });

/**
 * Parses the cables of a WireViz file: each wire of a cable is one piece of its gauge, multiplied by the uses of the
 * cable. WireViz has no stripping lengths and wire diameters. No tag is executed, and aliases are limited.
 */
export function readWireViz(text: string): WireFile {
  const read = readDocument(text);
  if (!read.ok) return createRejection(read.error);
  const { source, content, problems } = read.value;
  const cables = isFields(content) ? content.cables : undefined;
  if (!isFields(content) || !isFields(cables)) return createRejection(createWireProblem('noCables'));
  const instancesOf = countInstances(content, Object.keys(cables));
  const results = Object.entries(cables).map(([name, cable]) => ({
    name,
    result: readWire(writtenBy(name, isFields(cable) ? cable : {}, instancesOf(name))),
  }));
  return {
    wires: results.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    problems: [
      ...problems,
      ...results.flatMap(({ name, result }) =>
        result.ok
          ? []
          : result.error.map((error) =>
              createFieldProblem(error, positionOf(source, name, fieldKeys[error.field])),
            ),
      ),
    ],
  };
}
