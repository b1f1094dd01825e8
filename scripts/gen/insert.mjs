import { Problem } from '../lib/output.mjs';

const fail = (what) => {
  throw new Problem(
    `The generator does not find ${what}. Has the file changed its form? Mend scripts/gen to fit it.`,
  );
};

/** Adds `line` to the neighbouring lines that match `pattern`, where the alphabet puts it. */
export function insertSorted(text, pattern, line) {
  const lines = text.split('\n');
  const places = lines.flatMap((one, index) => (pattern.test(one) ? [index] : []));
  if (places.length === 0) fail(`lines like ${pattern}`);
  const sortKey = (one) => /from '(.+)'/.exec(one)?.[1] ?? one;
  const next = places.find((index) => sortKey(lines[index]).localeCompare(sortKey(line), 'en') > 0);
  lines.splice(next ?? places.at(-1) + 1, 0, line);
  return lines.join('\n');
}

/** Adds `line` as the last one before the line `end` that follows `start`. */
export function insertBeforeEnd(text, start, end, line) {
  const lines = text.split('\n');
  const from = lines.findIndex((one) => one.startsWith(start));
  const to = lines.findIndex((one, index) => index > from && one.startsWith(end));
  if (from === -1 || to === -1) fail(`"${start}" and its end "${end}"`);
  lines.splice(to, 0, line);
  return lines.join('\n');
}

/** Adds a word to a flat catalogue and keeps its ids sorted. */
export function insertMessage(text, id, message) {
  const entries = Object.entries({ ...JSON.parse(text), [id]: message });
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
