import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run outdated

Lists libraries whose update is overdue: a compatible version was published more than a quarter ago (SECURITY.md, "Time to
fix"). The exit code is 1 if there are any. Queries the registry with npm; needs \`npm ci\`.`;

const options = { help: { type: 'boolean', default: false } };

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  const { listOverdue } = await import('./lib/outdated/listOverdue.mjs');
  const overdue = await listOverdue();
  if (overdue.length === 0) return print('No update is overdue.');
  for (const { name, version, next, published } of overdue)
    print(`${name} ${version}: ${next} was published on ${published.toISOString().slice(0, 10)}`);
  return 1;
});
