import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run picker-pictures [-- --only=heroBanner,quote]

Captures the Default story of each module for the block picker in the admin of the content service: WebP of 480 × 320
pixels and at most 12 kB in services/content/public/blocks. Run it when the appearance of a module has changed.

  --only=heroBanner,quote   modules by their key, separated by commas
  --url=http://localhost:3005   a running style guide; without it, one is built from these sources and served`;

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
