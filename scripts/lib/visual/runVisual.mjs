import { loadEnvFile } from '../env.mjs';
import { Problem, print } from '../output.mjs';
import { compareWithBaseline } from './compareWithBaseline.mjs';
import { compareWithRevision } from './compareWithRevision.mjs';
import { noVisualTag, readCount, readList, readWidths, selectStories } from './stories.mjs';
import { openStyleGuide } from './styleGuide.mjs';
import { readThemeNames } from './themeNames.mjs';

const allWidths = [390, 768, 1440];

/** Selects stories, widths and themes by the options. `isWhole` is true if no option restricts them. */
async function readScope(values, stories) {
  const stable = stories.filter(({ tags }) => !tags.includes(noVisualTag));
  return {
    all: stable,
    stories: selectStories(stable, values),
    themes: readList(values.themes, 'themes', await readThemeNames()),
    widths: readWidths(values.widths, allWidths),
    workers: readCount(values.workers, 'workers'),
    repeat: readCount(values.repeat, 'repeat'),
    isWhole: ['only', 'shard', 'themes', 'widths'].every((name) => values[name] === undefined),
  };
}

/** `npm run test:visual`: returns the exit code. */
export async function runVisual(values) {
  loadEnvFile();
  if (values.against && values.update) throw new Problem('--against and --update cannot be combined.');
  const guide = await openStyleGuide(values.url);
  try {
    const scope = await readScope(values, guide.stories);
    const { stories, widths, themes } = scope;
    print(`${stories.length} stories, ${widths.join(', ')} px wide, the widest in ${themes.join(', ')}.`);
    if (values.against) return await compareWithRevision(guide, scope, values.against);
    return await compareWithBaseline(guide, scope, values);
  } finally {
    await guide.stop();
  }
}
