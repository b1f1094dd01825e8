import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run test:themes [-- --only=Blocks/Hero --themes=Volta]

Asks axe about every story in each of the eleven themes, and on a telephone in the first: contrast, and the size and distance of targets, which a theme may
break. The other rules do not look at colours; npm test asks them once, in one theme. Findings: .data/themes/findings.json.

  --only=Blocks/Hero   stories with these words in title/name, separated by commas
  --themes=Komax,Volta
  --scheme=dark   the other colour scheme, which portal and style guide have
  --widths=390,1440   --shard=1/4   --workers=2
  --url=http://localhost:3005   a style guide that runs already; without it, that of these sources is built and served`;

const text = { type: 'string' };
const options = {
  only: text,
  themes: text,
  scheme: { type: 'string', default: 'light' },
  widths: text,
  shard: text,
  workers: { type: 'string', default: '2' },
  url: text,
  help: { type: 'boolean', default: false },
};

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  const { runThemes } = await import('./lib/visual/runThemes.mjs');
  return runThemes(values);
});
