import { runMain, print } from './lib/output.mjs';
import { bin } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const help = `npm run bench [-- pages | NAME]

  pages   load of a process of the site: requests per second, CPU time, latency and memory, compared with nginx if it
          is installed. Builds and starts the stack of the end-to-end tests.
  NAME    benchmarks of rules and queries whose file name contains NAME; all of them without a name.`;

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
