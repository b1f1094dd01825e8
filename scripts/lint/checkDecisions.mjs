import { readdirSync, readFileSync } from 'node:fs';
import { Problem } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';

const folder = 'docs/adr';

/** Returns the index line of a decision: a link with its number and title. */
export function describeDecision(file, text) {
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  if (Number(number) !== Number(file.slice(0, 4)))
    throw new Problem(`${folder}/${file} must begin with its number and title: "# 7. Do this".`);
  return `- [${number}. ${title}](${file})`;
}

/** Returns decisions without an index line, and lines that refer to missing files. */
export function findIndexProblems(index, decisions) {
  const lines = decisions.map(({ file, text }) => describeDecision(file, text));
  const linked = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, file]) => file);
  const files = new Set(decisions.map(({ file }) => file));
  return [
    ...lines.filter((line) => !index.includes(line)).map((line) => `add      ${line}`),
    ...linked.filter((file) => !files.has(file)).map((file) => `remove   ${file}`),
  ];
}

/** Throws a Problem if the index of decisions is incomplete. */
export function checkDecisions() {
  const decisions = readdirSync(inRoot(folder))
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(folder, file), 'utf8') }));
  const problems = findIndexProblems(readFileSync(inRoot(folder, 'README.md'), 'utf8'), decisions);
  if (problems.length > 0) throw new Problem(`${folder}/README.md is incomplete:\n${problems.join('\n')}`);
}
