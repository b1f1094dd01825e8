import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';

const cell = String.raw`((?:\\\||[^|])+?)`;
const unescape = (text) => text.replaceAll('\\|', '|');

/**
 * A table of statements and their evidence. `columns` are the names of the cells before the two of the evidence: the file,
 * and evidence that it contains. A row without evidence has no file; its evidence begin with one of `reasons` ("not yet") and a
 * colon.
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

/** Returns the rows of a document with the cells of `columns`, `file` and `evidence`. Throws for a malformed line. */
export function readRows(markdown, { columns }) {
  const pattern = new RegExp(
    String.raw`^\| +${Array(columns.length + 2)
      .fill(cell)
      .join(String.raw` +\| +`)} +\|$`,
  );
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|') || /^\| (?:§|-)/.test(line)) return [];
    const cells = pattern.exec(line)?.slice(1);
    if (!cells) throw new Error(`Not a row of the table: ${line}`);
    const [file, evidence] = cells.slice(columns.length);
    return [
      {
        ...Object.fromEntries(columns.map((name, place) => [name, cells[place]])),
        file: /^`([^`]+)`$/.exec(file)?.[1],
        evidence: unescape(evidence),
      },
    ];
  });
}

/** Describes why the evidence of a row is invalid. Returns undefined for valid evidence or a stated reason. */
export function findRowProblem({ section, statement, file, evidence }, { reasons }, read = readEvidence) {
  const about = `${section} "${statement}"`;
  if (!file) {
    const isExplained = reasons.some((reason) => evidence.startsWith(`${reason}: `));
    return isExplained ? undefined : `${about}: write "${reasons.join(': " or "')}: " and the reason.`;
  }
  const text = read(file);
  if (text === undefined) return `${about}: the file ${file} does not exist.`;
  return text.includes(evidence) ? undefined : `${about}: ${file} does not contain: ${evidence}`;
}

function readEvidence(file) {
  const path = inRoot(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
