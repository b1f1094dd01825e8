import { runMain, print } from './lib/output.mjs';
import { bin } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const help = `npm run bench [-- pages | NAME]

  pages   what pages cost a process of the site: requests in a second, processor time, latency and memory, beside nginx
          where it is installed. Builds and starts the stack of the end-to-end tests.
  NAME    the benchmarks of rules and queries whose file name holds it; without a name all of these.`;

await runMain(async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help')) return print(help);
  if (names[0] === 'pages') {
    const { benchPages } = await import('./bench/pages.mjs');
    return benchPages();
  }
  await run(bin('vitest'), ['bench', '--run', '--config', 'bench/vitest.config.mts', ...names], {
    what: 'vitest bench',
  });
});
