import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';

const cell = String.raw`((?:\\\||[^|])+?)`;
const rowPattern = new RegExp(String.raw`^\| +${cell} +\| +${cell} +\| +${cell} +\| +${cell} +\|$`);
const unescape = (text) => text.replaceAll('\\|', '|');

/**
 * The rows of `docs/specification.md`: section, statement, file of the test, and a text of the test's name or table.
 * A statement that no test holds has no file, and its words say "not yet" and why.
 */
export const readRows = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|') || /^\| (?:§|-)/.test(line)) return [];
    const [, section, statement, file, name] = rowPattern.exec(line) ?? [];
    if (!file) throw new Error(`This is no row of the table: ${line}`);
    return [{ section, statement, file: /^`([^`]+)`$/.exec(file)?.[1], name: unescape(name) }];
  });

/** Why a row names no test, in a sentence; undefined when it does, or says that there is none yet. */
export function findRowProblem({ section, statement, file, name }, read = readTest) {
  const about = `${section} "${statement}"`;
  if (!file) return name.startsWith('not yet: ') ? undefined : `${about}: say "not yet: " and why.`;
  const text = read(file);
  if (text === undefined) return `${about}: there is no file ${file}.`;
  return text.includes(name) ? undefined : `${about}: ${file} holds no test with the words: ${name}`;
}

function readTest(file) {
  const path = inRoot(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
