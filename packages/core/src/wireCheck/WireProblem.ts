import type { WireFieldProblem } from './readWire';

/** Reasons for rejecting a file or a part of it. */
const wireProblemCodes = [
  'notText',
  'tooLarge',
  'empty',
  'tooManyLines',
  'tooMuch',
  'tooManyWires',
  'noSectionColumn',
  'columnTwice',
  'unknownColumns',
  'brokenQuotes',
  'brokenYaml',
  'tooManyAliases',
  'noCables',
  'moreDocuments',
  'noSection',
  'noUnit',
  'badSection',
  'badStripLength',
  'badOuterDiameter',
  'badCount',
] as const;

export type WireProblemCode = (typeof wireProblemCodes)[number];

/**
 * Problem of a file with its position: lines and columns count from 1; in a CSV file the column is that of the table.
 */
export interface WireProblem {
  readonly code: WireProblemCode;
  /** `null` if it concerns the whole file. */
  readonly line: number | null;
  readonly column: number | null;
  /** Found text, truncated. */
  readonly found: string;
}

/** Maximum of reported problems of a file. */
export const maxWireProblems = 10;

/** Query parameter of a problem; repeated. */
export const wireProblemParameter = 'problem';

/** Lists of columns are longer than the text of a cell. */
const maxFoundLength = (code: WireProblemCode): number =>
  code === 'unknownColumns' || code === 'noSectionColumn' ? 160 : 40;

export function createWireProblem(
  code: WireProblemCode,
  position: { readonly line: number; readonly column: number | null } | null = null,
  found = '',
): WireProblem {
  const characters = [...found.replaceAll(/[\s\p{C}]+/gu, ' ').trim()];
  const length = maxFoundLength(code);
  const shown = characters.slice(0, length).join('') + (characters.length > length ? '…' : '');
  return { code, line: position?.line ?? null, column: position?.column ?? null, found: shown };
}

export const createFieldProblem = (
  { code, found }: WireFieldProblem,
  position: { readonly line: number; readonly column: number | null },
): WireProblem => createWireProblem(code, position, found);

/** Formats a problem as a parameter value: `badSection;7;2;0.5 xy`. */
export const formatWireProblem = ({ code, line, column, found }: WireProblem): string =>
  `${code};${String(line ?? '')};${String(column ?? '')};${found}`;

const readPosition = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : null);

/** Parses the decoded values of the parameter `problem`; at most 10, without unknown ones. */
export const parseWireProblems = (values: readonly string[]): readonly WireProblem[] =>
  values.slice(0, maxWireProblems).flatMap((value) => {
    const [first = '', line = '', column = '', ...found] = value.split(';');
    const code = wireProblemCodes.find((known) => known === first);
    if (code === undefined) return [];
    const problem = createWireProblem(code, null, found.join(';'));
    return [{ ...problem, line: readPosition(line), column: readPosition(column) }];
  });
