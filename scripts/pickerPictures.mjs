import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run picker-pictures [-- --only=heroBanner,quote]

Photographs the Default story of each module for the editors who choose one in the content service's admin: WebP of
480 × 320 pixels and at most 12 kB in services/content/public/blocks. Run it when a module has changed its looks.

  --only=heroBanner,quote   modules by their key, separated by commas
  --url=http://localhost:3005   a style guide that runs already; without it, that of these sources is built and served`;

const options = {
  only: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', default: false },
};

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  const { makePickerPictures } = await import('./lib/visual/pickerPictures.mjs');
  return makePickerPictures(values);
});
