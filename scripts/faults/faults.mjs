import { readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/**
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} promise The guarantee that it breaks, with the section of the specification if it has one.
 * @property {string} file Relative to the root of the repository.
 * @property {string} find Exact text that occurs once in the file.
 * @property {string} replace
 * @property {Partial<Record<'unit' | 'scripts' | 'types' | 'lint' | 'codegen' | 'stories' | 'e2e', readonly string[]>>} checks
 *   Targets of each tool of checkTools.mjs that should detect it.
 */

const files = readdirSync(inRoot('scripts/faults/catalogue')).sort();
const modules = await Promise.all(files.map((name) => import(`./catalogue/${name}`)));

/** @type {readonly Fault[]} */
export const faults = modules.flatMap((module) => module.faults);

/** `packages/core` for `packages/core/src/x.ts`, `scripts` for a script, and `.` for a file in the root. */
export function packageOf({ file }) {
  const [first, second] = file.split('/');
  if (first === 'packages' || first === 'services') return `${first}/${second}`;
  return second === undefined ? '.' : first;
}

export function kindOf({ checks }) {
  if (checks.e2e) return 'e2e';
  return checks.stories ? 'stories' : 'unit';
}
