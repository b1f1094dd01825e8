import {
  createWireList,
  parseWireProblems,
  splitWire,
  type WireList,
  type WireProblem,
  type WrittenWire,
} from '@kmx/core/wire-check';

/** Parameters of the wire check page. */
export interface WireRequest {
  readonly list: WireList;
  /** Problems of an uploaded file. */
  readonly problems: readonly WireProblem[];
  /** Number of submitted form rows. */
  readonly typedRows: number;
  /** True if an additional row was requested. */
  readonly isAdding: boolean;
  /** True without any parameters; the page is then the same for everyone. */
  readonly isBlank: boolean;
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** An address cannot hold more; a form sends far fewer. */
const maxRows = 1000;

const isBare = (text: string) => /^[-+−]?[\d.,/ ]*\d[\d.,/ ]*$/.test(text.trim());

const withUnit = (text: string, unit: string) => (isBare(text) ? `${text.trim()} ${unit}` : text);

const isBlankRow = ({ crossSection, stripLength, outerDiameter, count, name }: WrittenWire) =>
  [crossSection, stripLength, outerDiameter, count, name].every((field) => field.trim() === '');

/**
 * Parses the parameters of the page: form rows (`section`, `unit`, `strip`, …), wires of a list (`wire`),
 * problems of a file.
 */
export function readWireRequest(parameters: Parameters): WireRequest {
  const all = (name: string): readonly string[] => [parameters[name] ?? []].flat().slice(0, maxRows);
  const columns = {
    section: all('section'),
    unit: all('unit'),
    strip: all('strip'),
    diameter: all('diameter'),
    count: all('count'),
    name: all('name'),
  };
  const lengths = all('lengths')[0] === 'in' ? 'in' : 'mm';
  const typed = columns.section.map((section, index): WrittenWire => ({
    crossSection: withUnit(section, columns.unit[index] === 'awg' ? 'awg' : 'mm2'),
    stripLength: withUnit(columns.strip[index] ?? '', lengths),
    outerDiameter: withUnit(columns.diameter[index] ?? '', lengths),
    count: columns.count[index] ?? '',
    name: columns.name[index] ?? '',
  }));
  const sent = all('wire')
    .filter((value) => value.trim() !== '')
    .map(splitWire);
  const list = createWireList([...typed.filter((row) => !isBlankRow(row)), ...sent]);
  const problems = parseWireProblems(all('problem'));
  return {
    list,
    problems,
    typedRows: typed.length,
    isAdding: all('add').length > 0,
    isBlank: typed.length === 0 && sent.length === 0 && problems.length === 0,
  };
}
