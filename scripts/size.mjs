import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Problem, bold, runMain, print } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';
import { withStack } from './lib/withStack.mjs';

const help = `npm run size [-- --url=http://localhost:3000]

Measures the document of each page type (bytes, raw and brotli) and its initial and deferred script (gzip bytes), and
compares them with scripts/size-budget.json. Also measures each component of the published design system on its own.
Without --url, a stack is built, seeded and started.`;

const options = { url: { type: 'string' }, help: { type: 'boolean', default: false } };
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

const isOver = (bytes, maxKilobytes) => bytes > maxKilobytes * 1000;

/** Pages with more deferred script may have a separate budget for it. */
const deferredBudget = (page, maxDeferredKilobytes) => page.maxDeferredKilobytes ?? maxDeferredKilobytes;

function printResults(results, maxDeferredKilobytes) {
  print(`\n${bold('Script per page, gzip: to load, and deferred')}\n`);
  for (const { page, bytes, deferredBytes, files } of results) {
    const deferredKilobytes = deferredBudget(page, maxDeferredKilobytes);
    const isTooLarge = isOver(bytes, page.maxKilobytes) || isOver(deferredBytes, deferredKilobytes);
    const first = `${kilobytes(bytes)} kB of ${page.maxKilobytes}`;
    const deferred = `${kilobytes(deferredBytes)} kB of ${deferredKilobytes}`;
    const verdict = isTooLarge ? 'TOO LARGE' : 'ok';
    print(`  ${page.name.padEnd(44)} ${first}  ${deferred}  ${String(files).padStart(2)} files  ${verdict}`);
  }
}

/** Budgets of a document are `[raw, brotli]` in kB; pages without them are not checked. */
const isHeavy = ({ page: { maxHtmlKilobytes = [] }, htmlBytes, brotliBytes }) =>
  [htmlBytes, brotliBytes].some((bytes, index) => isOver(bytes, maxHtmlKilobytes[index] ?? Infinity));

function printDocuments(results) {
  print(`\n${bold('HTML per page: raw, and brotli')}\n`);
  for (const result of results) {
    const { page, htmlBytes, brotliBytes } = result;
    const [raw = '–', brotli = '–'] = page.maxHtmlKilobytes ?? [];
    const verdict = isHeavy(result) ? 'TOO LARGE' : 'ok';
    print(
      `  ${page.name.padEnd(44)} ${kilobytes(htmlBytes)} kB of ${raw}  ${kilobytes(brotliBytes)} kB of ${brotli}  ${verdict}`,
    );
  }
}

function printComponents(measured) {
  print(`\n${bold('Design system, each component on its own, gzip, without React and styled-components')}\n`);
  for (const { entry, name, bytes } of measured)
    print(`  ${name.padEnd(24)} ${kilobytes(bytes)} kB  ${entry === 'index' ? '' : entry}`.trimEnd());
}

async function measureDesignSystem() {
  const folder = inRoot('packages/design-system/dist');
  const { buildPackage } = await import('../packages/design-system/scripts/lib/buildPackage.mjs');
  const { measureComponents } = await import('../packages/design-system/scripts/lib/measureComponents.mjs');
  await buildPackage(folder);
  printComponents(await measureComponents(folder));
}

const namesOf = (results) => results.map(({ page }) => page.name).join(', ');

async function measure(url) {
  const { measurePages } = await import('./lib/measurePages.mjs');
  const budget = JSON.parse(await readFile(inRoot('scripts/size-budget.json'), 'utf8'));
  const results = await measurePages(url, budget.pages);
  printResults(results, budget.maxDeferredKilobytes);
  printDocuments(results);
  await measureDesignSystem();
  const grown = results.filter(({ page, bytes }) => isOver(bytes, page.maxKilobytes));
  const late = results.filter(({ page, deferredBytes }) =>
    isOver(deferredBytes, deferredBudget(page, budget.maxDeferredKilobytes)),
  );
  if (grown.length > 0)
    throw new Problem(
      `Too much script: ${namesOf(grown)}. Look for a client file that imports more than it needs, or import it lazily.`,
    );
  const heavy = results.filter(isHeavy);
  if (heavy.length > 0)
    throw new Problem(
      `Too much HTML: ${namesOf(heavy)}. Look for content that the page does not show, and for unused styles.`,
    );
  if (late.length > 0)
    throw new Problem(
      `Too much deferred script: ${namesOf(late)}. Check the imports of packages/site/src/browser/page.ts, and for the style guide those of its stories.`,
    );
  return 0;
}

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  return values.url ? measure(values.url) : withStack(measure);
});
