import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/paths.mjs';
import { Problem, bold, runMain, say } from './lib/say.mjs';

const help = `npm run size [-- --url=http://localhost:3000]

Measures the script that each page type loads (gzip bytes) and compares it with scripts/size-budget.json.
Without --url a stack of its own is built, seeded and started.`;

const options = { url: { type: 'string' }, help: { type: 'boolean', default: false } };
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

function printResults(results) {
  say(`\n${bold('Script per page, gzip')}\n`);
  for (const { page, bytes, files } of results) {
    const verdict = bytes > page.maxKilobytes * 1000 ? 'TOO LARGE' : 'ok';
    say(
      `  ${page.name.padEnd(44)} ${kilobytes(bytes)} kB of ${page.maxKilobytes} kB  ${String(files).padStart(2)} files  ${verdict}`,
    );
  }
}

async function measure(url) {
  const { measurePages } = await import('./lib/measurePages.mjs');
  const { pages } = JSON.parse(await readFile(inRoot('scripts/size-budget.json'), 'utf8'));
  const results = await measurePages(url, pages);
  printResults(results);
  const grown = results.filter(({ page, bytes }) => bytes > page.maxKilobytes * 1000);
  if (grown.length === 0) return 0;
  const names = grown.map(({ page }) => page.name).join(', ');
  throw new Problem(
    `Too much script: ${names}. Look for a client file that imports more than it needs, or split it with next/dynamic.`,
  );
}

async function measureOwnStack() {
  const { loadEnvFile } = await import('./lib/env.mjs');
  const { startE2eStack } = await import('./lib/e2eStack.mjs');
  loadEnvFile();
  const { stop, settings } = await startE2eStack({ onStep: (title) => say(`${title} …`) });
  try {
    return await measure(settings.SITE_URL);
  } finally {
    await stop();
  }
}

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return say(help);
  return values.url ? measure(values.url) : measureOwnStack();
});
