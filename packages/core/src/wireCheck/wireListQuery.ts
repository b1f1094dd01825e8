import { emptyWrittenWire, readWire, type WireFieldProblem, type WrittenWire } from './readWire';
import { addUpWires, maxWires, writeWireMeasure, type Wire } from './Wire';

/** The parameter that carries a wire in an address; once for each. */
export const wireParameter = 'wire';

/** What proxies and mail programs still pass on; past it, wires go without their names. */
const longestQuery = 6000;

/** A wire as the value of a parameter: `0.5mm2;5;1.6;200;W1`; what was not said stays empty at its place. */
export function formatWire({ crossSection, stripLength, outerDiameter, count, name }: Wire): string {
  const measures = [crossSection, stripLength, outerDiameter].map(writeWireMeasure);
  return [...measures, String(count), name].join(';').replace(/;+$/, '');
}

/** Letters of all scripts stay readable where a browser shows them; `;`, `,` and `/` need no escape in a query. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll('%3B', ';').replaceAll('%2C', ',').replaceAll('%2F', '/');

const joined = (wires: readonly Wire[]) =>
  wires.map((wire) => `${wireParameter}=${encode(formatWire(wire))}`).join('&');

/** `wire=…&wire=…`, ready to stand behind a question mark; `''` without wires. A list that would be too long to send loses its names. */
export function formatWireList(wires: readonly Wire[]): string {
  const query = joined(wires);
  return query.length <= longestQuery ? query : joined(wires.map((wire) => ({ ...wire, name: '' })));
}

/** The fields that a parameter's value, decoded once, was written from; a name may hold `;`. */
export function splitWire(value: string): WrittenWire {
  const [crossSection = '', stripLength = '', outerDiameter = '', count = '', ...name] = value.split(';');
  return { ...emptyWrittenWire, crossSection, stripLength, outerDiameter, count, name: name.join(';') };
}

/** The value of a parameter that `splitWire` takes apart again, whatever the fields say. */
export const joinWire = ({ crossSection, stripLength, outerDiameter, count, name }: WrittenWire): string =>
  [...[crossSection, stripLength, outerDiameter, count].map((field) => field.replaceAll(';', ' ')), name]
    .join(';')
    .replace(/;+$/, '');

/** A line of a list as it was written, and what it says. */
export interface WireLine {
  readonly written: WrittenWire;
  readonly wire: Wire | undefined;
  readonly problems: readonly WireFieldProblem[];
}

/** Reads lines, each for itself, so that one that cannot be read keeps its place and its words. */
const readWireLines = (lines: readonly WrittenWire[]): readonly WireLine[] =>
  lines.map((written) => {
    const result = readWire(written);
    return result.ok
      ? { written, wire: result.value, problems: [] }
      : { written, wire: undefined, problems: result.error };
  });

/** A wire list as an address carries it: at most 200 lines, more are left out and counted. */
export interface WireList {
  readonly lines: readonly WireLine[];
  /** Those that could be read; equal ones added up. */
  readonly wires: readonly Wire[];
  readonly leftOut: number;
}

/** Joins lines to a list. */
export function createWireList(written: readonly WrittenWire[]): WireList {
  const lines = readWireLines(written.slice(0, maxWires));
  const wires = addUpWires(lines.flatMap(({ wire }) => (wire ? [wire] : [])));
  return { lines, wires, leftOut: Math.max(0, written.length - maxWires) };
}

/** The list that the values of the parameter `wire`, decoded once, describe. */
export const parseWireList = (values: readonly string[]): WireList =>
  createWireList(values.filter((value) => value.trim() !== '').map(splitWire));
