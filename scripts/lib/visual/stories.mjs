import { Problem } from '../output.mjs';

/** A story that says of itself why it cannot look the same twice carries this tag. */
export const noVisualTag = 'no-visual';

const pathOf = ({ title, name }) => `${title}/${name}`;

/** The stories of a style guide's index, in the order of their ids. */
export const storiesOf = (index) =>
  Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({ id, title, name, tags: tags ?? [] }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

function readShard(shard) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  if (!part || Number(part) < 1 || Number(part) > Number(parts))
    throw new Problem(`--shard=${shard} is no part of a whole. Write it like --shard=1/4.`);
  return { part: Number(part), parts: Number(parts) };
}

/**
 * The stories whose `title/name` holds one of the words of `only` (separated by commas, in any case), and of those the
 * part that `shard` (`2/4`) names. Throws {@link Problem} when nothing is left of a choice.
 */
export function selectStories(stories, { only, shard } = {}) {
  const words = only?.split(',').map((word) => word.trim().toLowerCase());
  const chosen = words
    ? stories.filter((story) => words.some((word) => pathOf(story).toLowerCase().includes(word)))
    : stories;
  if (chosen.length === 0) throw new Problem(`No story has ${only ?? 'a name'} in its title.`);
  if (!shard) return chosen;
  const { part, parts } = readShard(shard);
  return chosen.filter((_, index) => index % parts === part - 1);
}

/** The values of a list option, each of which has to be one of `known`. Without the option all of them. */
export function readList(option, name, known) {
  if (option === undefined) return [...known];
  const values = option.split(',').map((value) => value.trim());
  const unknown = values.filter((value) => !known.includes(value));
  if (unknown.length > 0)
    throw new Problem(`--${name} does not know ${unknown.join(', ')}. It knows ${known.join(', ')}.`);
  return known.filter((value) => values.includes(value));
}

/** Whole numbers of pixels, at least 200, without repetition and in rising order. */
export function readWidths(option, fallback) {
  if (option === undefined) return [...fallback];
  const widths = option.split(',').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200))
    throw new Problem(`--widths=${option} is no list of widths in pixels. Write it like --widths=390,1440.`);
  return [...new Set(widths)].sort((one, other) => one - other);
}

/** A whole number from 1 on. */
export function readCount(option, name) {
  const count = Number(option);
  if (!Number.isInteger(count) || count < 1) throw new Problem(`--${name}=${option} is no number from 1 on.`);
  return count;
}
