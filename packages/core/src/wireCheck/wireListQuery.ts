import { emptyWrittenWire, readWire, type WireFieldProblem, type WrittenWire } from './readWire';
import { addUpWires, maxWires, writeWireMeasure, type Wire } from './Wire';

/** Query parameter of a wire; repeated. */
export const wireParameter = 'wire';

/** Maximum that proxies and mail programs support; beyond it, the names of wires are left out. */
const maxQueryLength = 6000;

/** Formats a wire as a parameter value: `0.5mm2;5;1.6;200;W1`; missing fields are empty. */
export function formatWire({ crossSection, stripLength, outerDiameter, count, name }: Wire): string {
  const measures = [crossSection, stripLength, outerDiameter].map(writeWireMeasure);
  return [...measures, String(count), name].join(';').replace(/;+$/, '');
}

/** Letters of all scripts stay readable in browsers; `;`, `,` and `/` need no escape in a query. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll('%3B', ';').replaceAll('%2C', ',').replaceAll('%2F', '/');

const joined = (wires: readonly Wire[]) =>
  wires.map((wire) => `${wireParameter}=${encode(formatWire(wire))}`).join('&');

/** Returns `wire=…&wire=…` without question mark; `''` without wires. A list that is too long loses its names. */
export function formatWireList(wires: readonly Wire[]): string {
  const query = joined(wires);
  return query.length <= maxQueryLength ? query : joined(wires.map((wire) => ({ ...wire, name: '' })));
}

/** Splits a decoded parameter value into fields; a name may contain `;`. */
export function splitWire(value: string): WrittenWire {
  const [crossSection = '', stripLength = '', outerDiameter = '', count = '', ...name] = value.split(';');
  return { ...emptyWrittenWire, crossSection, stripLength, outerDiameter, count, name: name.join(';') };
}

/** Joins fields to a parameter value, the inverse of `splitWire`. */
export const joinWire = ({ crossSection, stripLength, outerDiameter, count, name }: WrittenWire): string =>
  [...[crossSection, stripLength, outerDiameter, count].map((field) => field.replaceAll(';', ' ')), name]
    .join(';')
    .replace(/;+$/, '');

export interface WireLine {
  readonly written: WrittenWire;
  readonly wire: Wire | undefined;
  readonly problems: readonly WireFieldProblem[];
}

/** Parses each line separately, so that invalid ones keep their position and text. */
const readWireLines = (lines: readonly WrittenWire[]): readonly WireLine[] =>
  lines.map((written) => {
    const result = readWire(written);
    return result.ok
      ? { written, wire: result.value, problems: [] }
      : { written, wire: undefined, problems: result.error };
  });

export interface WireList {
  readonly lines: readonly WireLine[];
  /** Valid lines, with equal ones merged. */
  readonly wires: readonly Wire[];
  readonly leftOut: number;
}

export function createWireList(written: readonly WrittenWire[]): WireList {
  const lines = readWireLines(written.slice(0, maxWires));
  const wires = addUpWires(lines.flatMap(({ wire }) => (wire ? [wire] : [])));
  return { lines, wires, leftOut: Math.max(0, written.length - maxWires) };
}

/** Parses the decoded values of the parameter `wire`. */
export const parseWireList = (values: readonly string[]): WireList =>
  createWireList(values.filter((value) => value.trim() !== '').map(splitWire));
