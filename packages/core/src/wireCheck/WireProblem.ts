import type { WireFieldProblem } from './readWire';

/** Why a file, or a place in it, cannot be used. */
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

/** Names a reason; the words stand where it is shown. */
export type WireProblemCode = (typeof wireProblemCodes)[number];

/** What is wrong in a file, and where: lines and columns count from 1; in a CSV file the column is the table's. */
export interface WireProblem {
  readonly code: WireProblemCode;
  /** `null` when it is about the whole file. */
  readonly line: number | null;
  readonly column: number | null;
  /** What stands there, shortened. */
  readonly found: string;
}

/** How much of a file's problems an answer tells. */
export const maxWireProblems = 10;

/** The parameter that carries a problem in an address; once for each. */
export const wireProblemParameter = 'problem';

const longestFound = 40;

/** A problem at a place. */
export function createWireProblem(
  code: WireProblemCode,
  position: { readonly line: number; readonly column: number | null } | null = null,
  found = '',
): WireProblem {
  const characters = [...found.replaceAll(/[\s\p{C}]+/gu, ' ').trim()];
  const shown = characters.slice(0, longestFound).join('') + (characters.length > longestFound ? '…' : '');
  return { code, line: position?.line ?? null, column: position?.column ?? null, found: shown };
}

/** A field's problem at the place where the field stands. */
export const createFieldProblem = (
  { code, found }: WireFieldProblem,
  position: { readonly line: number; readonly column: number | null },
): WireProblem => createWireProblem(code, position, found);

/** A problem as the value of a parameter: `badSection;7;2;0.5 xy`. */
export const formatWireProblem = ({ code, line, column, found }: WireProblem): string =>
  `${code};${String(line ?? '')};${String(column ?? '')};${found}`;

const readPosition = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : null);

/** The problems that the values of the parameter `problem`, decoded once, describe; at most 10, and none that is unknown. */
export const parseWireProblems = (values: readonly string[]): readonly WireProblem[] =>
  values.slice(0, maxWireProblems).flatMap((value) => {
    const [first = '', line = '', column = '', ...found] = value.split(';');
    const code = wireProblemCodes.find((known) => known === first);
    if (code === undefined) return [];
    const problem = createWireProblem(code, null, found.join(';'));
    return [{ ...problem, line: readPosition(line), column: readPosition(column) }];
  });
