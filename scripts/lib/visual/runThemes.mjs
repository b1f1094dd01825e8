import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from '../env.mjs';
import { Problem, print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { checkThemes } from './checkThemes.mjs';
import { describeFailures, progress, printList } from './messages.mjs';
import { readCount, readList, readWidths, selectStories } from './stories.mjs';
import { openStyleGuide } from './styleGuide.mjs';
import { readThemeNames } from './themeNames.mjs';

const file = inRoot('.data/themes/findings.json');
const allWidths = [390, 1440];

/** Combines the same finding in several themes into one line. */
function describeFindings(findings) {
  const groups = new Map();
  for (const { story, width, theme, rule, element, message } of findings) {
    const key = `${story.title} · ${story.name}  ${width} px  ${rule}: ${element}`;
    const group = groups.get(key) ?? { themes: [], message };
    groups.set(key, { ...group, themes: [...group.themes, theme] });
  }
  return [...groups].map(([key, { themes, message }]) => `${key}\n    ${themes.join(', ')}: ${message}`);
}

function readScheme(scheme) {
  if (scheme === 'light' || scheme === 'dark') return scheme;
  throw new Problem(`--scheme is light or dark, not ${scheme}.`);
}

/** `npm run test:themes`: returns the exit code. */
export async function runThemes(values) {
  loadEnvFile();
  const guide = await openStyleGuide(values.url);
  try {
    const scope = {
      url: guide.url,
      stories: selectStories(guide.stories, values),
      themes: readList(values.themes, 'themes', await readThemeNames()),
      scheme: readScheme(values.scheme),
      widths: readWidths(values.widths, allWidths),
      workers: readCount(values.workers, 'workers'),
    };
    print(
      `${scope.stories.length} stories, ${scope.widths.join(', ')} px wide, the widest in ${scope.themes.join(', ')}, ${scope.scheme} scheme.`,
    );
    const { findings, failures } = await checkThemes({ ...scope, onStory: progress('asked') });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ findings, failures }, null, 2));
    printList('Failed to render:', describeFailures(failures));
    printList('Violations:', describeFindings(findings));
    if (findings.length + failures.length > 0) return 1;
    print('\nContrasts and target sizes are sufficient in every theme.');
    return 0;
  } finally {
    await guide.stop();
  }
}
