import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Problem } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { themesAt } from './matrix.mjs';

export const baselineFile = inRoot('.storybook/visual-baseline.json');

const schema = z.object({
  browser: z.string(),
  platform: z.string(),
  fonts: z.string(),
  themes: z.array(z.string()),
  widths: z.array(z.number()),
  stories: z.record(z.string(), z.array(z.string())),
});

/** Returns the committed digests, or undefined if there are none yet. */
export async function readBaseline(file = baselineFile) {
  if (!existsSync(file)) return undefined;
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Problem(`${file} is not a valid baseline: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export async function writeBaseline(baseline, file = baselineFile) {
  await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

const keyOf = (id, width, theme) => `${id} ${width} ${theme}`;

/** Digests by story, width and theme. */
export class Digests {
  #digests = new Map();

  set({ id, width, theme }, digest) {
    this.#digests.set(keyOf(id, width, theme), digest);
  }

  get({ id, width, theme }) {
    return this.#digests.get(keyOf(id, width, theme));
  }
}

/** Digests of a baseline. A story has one line per width, with one digest per theme of that width. */
export function digestsOf({ themes, widths, stories }) {
  const digests = new Digests();
  for (const [id, lines] of Object.entries(stories))
    lines.forEach((line, row) => {
      const columns = themesAt(widths[row], { themes, widths });
      line
        .split(' ')
        .forEach((digest, column) => digests.set({ id, width: widths[row], theme: columns[column] }, digest));
    });
  return digests;
}

/** Describes why a baseline cannot be compared with pictures of this machine. Returns undefined if it can. */
export function whyNotComparable(baseline, environment) {
  const names = { browser: 'the browser', platform: 'the platform', fonts: 'the set of fonts' };
  const others = Object.keys(names).filter((name) => baseline[name] !== environment[name]);
  if (others.length === 0) return undefined;
  const differences = others.map(
    (name) => `${names[name]} (there ${baseline[name]}, here ${environment[name]})`,
  );
  return `The baseline was made in another environment and cannot be compared: ${differences.join(', ')} differs.`;
}

/**
 * Replaces the entries of a baseline with those of the new pictures. With `isWhole` (every story, theme and width was
 * captured), entries of removed stories are deleted; otherwise all other entries remain, and an entry without a digest is
 * rejected with a {@link Problem}.
 */
export function updateBaseline(baseline, { environment, themes, widths, stories, digests, isWhole }) {
  const stored = isWhole || !baseline ? { themes, widths, stories: {} } : baseline;
  const before = digestsOf(stored);
  const lineOf = (id, width) =>
    themesAt(width, stored)
      .map((theme) => digests.get({ id, width, theme }) ?? before.get({ id, width, theme }) ?? fail(id))
      .join(' ');
  const shot = stories.map(({ id }) => [id, stored.widths.map((width) => lineOf(id, width))]);
  const all = { ...stored.stories, ...Object.fromEntries(shot) };
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...environment,
    themes: stored.themes,
    widths: stored.widths,
    stories: Object.fromEntries(sorted),
  };
}

function fail(id) {
  throw new Problem(
    `${id} is new to the baseline: capture it in every theme and at every width (without --themes and --widths).`,
  );
}
