import { Problem } from '../lib/output.mjs';

const fail = (what) => {
  throw new Problem(
    `The generator cannot find ${what}. If the file has a new structure, adapt scripts/gen to it.`,
  );
};

/** Adds `line` in alphabetical order to the adjacent lines that match `pattern`. */
export function insertSorted(text, pattern, line) {
  const lines = text.split('\n');
  const places = lines.flatMap((one, index) => (pattern.test(one) ? [index] : []));
  if (places.length === 0) fail(`lines like ${pattern}`);
  const sortKey = (one) => /from '(.+)'/.exec(one)?.[1] ?? one;
  const next = places.find((index) => sortKey(lines[index]).localeCompare(sortKey(line), 'en') > 0);
  lines.splice(next ?? places.at(-1) + 1, 0, line);
  return lines.join('\n');
}

/** Adds `line` before the line `end` that follows `start`. */
export function insertBeforeEnd(text, start, end, line) {
  const lines = text.split('\n');
  const from = lines.findIndex((one) => one.startsWith(start));
  const to = lines.findIndex((one, index) => index > from && one.startsWith(end));
  if (from === -1 || to === -1) fail(`"${start}" and its end "${end}"`);
  lines.splice(to, 0, line);
  return lines.join('\n');
}

/** Adds a message to a flat catalogue, sorted by id. */
export function insertMessage(text, id, message) {
  const entries = Object.entries({ ...JSON.parse(text), [id]: message });
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
