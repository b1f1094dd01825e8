import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run test:visual [-- --against=main --only=Blocks/Hero]

Shows every story at three widths, at the widest in eleven themes, and compares the digest of each picture with the committed one in
.storybook/visual-baseline.json. What differs is named, and its picture kept under .data/visual.

  --against=REV       builds the style guide of that revision and shows before, after and difference in
                      .data/visual/report/index.html, instead of comparing with the baseline
  --update            takes what is shown now as the baseline
  --repeat=2          shows each story so many times and names what does not look the same every time
  --only=Blocks/Hero  stories with these words in title/name, separated by commas
  --themes=Komax,Volta   --widths=390,1440   --shard=1/4   --workers=2
  --url=http://localhost:3005   a style guide that runs already; without it, that of these sources is built and served

A new version of the browser draws other pixels and makes the whole baseline void. To take it over: compare with the last
revision in the new browser (--against=HEAD must find nothing), then renew the baseline (--update) in a commit of its own.

A story that cannot look the same twice carries the tag "no-visual" and a reason beside it.`;

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const options = {
  against: text,
  update: flag,
  repeat: { type: 'string', default: '1' },
  only: text,
  themes: text,
  widths: text,
  shard: text,
  workers: { type: 'string', default: '2' },
  url: text,
  help: flag,
};

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  const { runVisual } = await import('./lib/visual/runVisual.mjs');
  return runVisual(values);
});
