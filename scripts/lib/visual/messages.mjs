import { faint, print } from '../output.mjs';

const namesShown = 40;

/** Reports the progress, because a long run would otherwise print nothing for minutes. */
export const progress = (what) => (done, all) => {
  if (done % 100 === 0 || done === all) print(faint(`  ${what}: ${done} of ${all}`));
};

/** Prints a heading and one line per item, truncated for long lists. */
export function printList(heading, lines) {
  if (lines.length === 0) return;
  print(`\n${heading}`);
  for (const line of lines.slice(0, namesShown)) print(`  ${line}`);
  if (lines.length > namesShown) print(`  … and ${lines.length - namesShown} more`);
}

/** Groups pictures of one story: `Blocks/Quote · Default  390 px: Copper, Volta`. */
export function describePictures(pictures) {
  const groups = new Map();
  for (const { story, width, theme } of pictures) {
    const key = `${story.title} · ${story.name}  ${width} px`;
    groups.set(key, [...(groups.get(key) ?? []), theme]);
  }
  return [...groups].map(([key, themes]) => `${key}: ${themes.join(', ')}`).sort();
}

export const describeFailures = (failures) =>
  failures.map(
    ({ story, width, message }) => `${story.title} · ${story.name}  ${width} px: ${message.split('\n')[0]}`,
  );

export const describeStories = (stories) => stories.map(({ title, name }) => `${title} · ${name}`);
