import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';

const cell = String.raw`((?:\\\||[^|])+?)`;
const unescape = (text) => text.replaceAll('\\|', '|');

/**
 * A table of statements and their evidence. `columns` are the names of the cells before the two of the evidence: the file, and
 * words that stand in it. A row without evidence has no file; its words then begin with one of `reasons` ("not yet") and a colon.
 */
export const specificationTable = {
  path: 'docs/specification.md',
  columns: ['section', 'statement'],
  reasons: ['not yet', 'overtaken'],
};

export const verificationTable = {
  path: 'docs/security/asvs.md',
  columns: ['section', 'level', 'statement', 'measure'],
  reasons: ['not applicable', 'not met'],
};

/** The rows of a document, with the cells of `columns`, and `file` and `words` of the evidence; throws for a line that is none. */
export function readRows(markdown, { columns }) {
  const pattern = new RegExp(
    String.raw`^\| +${Array(columns.length + 2)
      .fill(cell)
      .join(String.raw` +\| +`)} +\|$`,
  );
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|') || /^\| (?:§|-)/.test(line)) return [];
    const cells = pattern.exec(line)?.slice(1);
    if (!cells) throw new Error(`This is no row of the table: ${line}`);
    const [file, words] = cells.slice(columns.length);
    return [
      {
        ...Object.fromEntries(columns.map((name, place) => [name, cells[place]])),
        file: /^`([^`]+)`$/.exec(file)?.[1],
        words: unescape(words),
      },
    ];
  });
}

/** Why a row has no evidence, in a sentence; undefined when it has, or says why there is none. */
export function findRowProblem({ section, statement, file, words }, { reasons }, read = readEvidence) {
  const about = `${section} "${statement}"`;
  if (!file) {
    const isExplained = reasons.some((reason) => words.startsWith(`${reason}: `));
    return isExplained ? undefined : `${about}: say "${reasons.join(': " or "')}: " and why.`;
  }
  const text = read(file);
  if (text === undefined) return `${about}: there is no file ${file}.`;
  return text.includes(words) ? undefined : `${about}: ${file} does not hold the words: ${words}`;
}

function readEvidence(file) {
  const path = inRoot(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
