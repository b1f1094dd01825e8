import { Problem } from '../output.mjs';

/** Tag of stories that cannot look the same twice, with a reason in the story. */
export const noVisualTag = 'no-visual';

const pathOf = ({ title, name }) => `${title}/${name}`;

/** Returns the stories of a style guide's index, sorted by id. */
export const storiesOf = (index) =>
  Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({ id, title, name, tags: tags ?? [] }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

function readShard(shard) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  if (!part || Number(part) < 1 || Number(part) > Number(parts))
    throw new Problem(`--shard=${shard} is not valid. Write it like --shard=1/4.`);
  return { part: Number(part), parts: Number(parts) };
}

/**
 * Returns the stories whose `title/name` contains one of the comma-separated words of `only`, ignoring case, restricted to
 * the part `shard` (`2/4`). Throws {@link Problem} if no story remains.
 */
export function selectStories(stories, { only, shard } = {}) {
  const filters = only?.split(',').map((word) => word.trim().toLowerCase());
  const chosen = filters
    ? stories.filter((story) => filters.some((word) => pathOf(story).toLowerCase().includes(word)))
    : stories;
  if (chosen.length === 0) throw new Problem(`No story matches ${only ?? 'the options'}.`);
  if (!shard) return chosen;
  const { part, parts } = readShard(shard);
  return chosen.filter((_, index) => index % parts === part - 1);
}

/** Returns the values of a list option, each of which must be one of `known`, or all without the option. */
export function readList(option, name, known) {
  if (option === undefined) return [...known];
  const values = option.split(',').map((value) => value.trim());
  const unknown = values.filter((value) => !known.includes(value));
  if (unknown.length > 0)
    throw new Problem(
      `--${name} does not support ${unknown.join(', ')}. Supported values: ${known.join(', ')}.`,
    );
  return known.filter((value) => values.includes(value));
}

/** Returns distinct integers of at least 200, in ascending order. */
export function readWidths(option, fallback) {
  if (option === undefined) return [...fallback];
  const widths = option.split(',').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200))
    throw new Problem(
      `--widths=${option} is not a list of widths in pixels. Write it like --widths=390,1440.`,
    );
  return [...new Set(widths)].sort((one, other) => one - other);
}

/** Returns a positive integer. */
export function readCount(option, name) {
  const count = Number(option);
  if (!Number.isInteger(count) || count < 1)
    throw new Problem(`--${name}=${option} is not a positive integer.`);
  return count;
}
