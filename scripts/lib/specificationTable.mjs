import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';

const rowPattern = /^\| (\S[^|]*?) +\| (\S[^|]*?) +\| `([^`]+)` +\| (\S[^|]*?) +\|$/;

/** The rows of `docs/specification.md`: section, statement, file of the test, and a text that the test's name or table holds. */
export const readRows = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const match = rowPattern.exec(line);
    return match && match[1] !== '§'
      ? [{ section: match[1], statement: match[2], file: match[3], name: match[4] }]
      : [];
  });

/** Why a row names no test, in a sentence; undefined when it does. */
export function findRowProblem({ section, statement, file, name }, read = readTest) {
  const text = read(file);
  const about = `${section} "${statement}"`;
  if (text === undefined) return `${about}: there is no file ${file}.`;
  return text.includes(name) ? undefined : `${about}: ${file} holds no test with the words: ${name}`;
}

function readTest(file) {
  const path = inRoot(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
