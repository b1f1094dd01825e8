import { parseArgs } from 'node:util';
import { loadEnvFile, readSettings } from './lib/env.mjs';
import { installTool } from './lib/installTool.mjs';
import { runMain, print } from './lib/output.mjs';

const help = `npm run observatory [-- ADDRESS …]

Prints the score of each origin in the MDN HTTP Observatory, and the checks that failed. The exit code is 0 if all
have A+ and pass every check. Only the origins are contacted.

  http://localhost:3000     an origin of a running stack, scored behind a proxy that terminates TLS
  https://www.example.com   a deployment, scored as it is

Without addresses, all programs of the local stack are scored, on the ports of .env. They send HSTS only if they are
configured for TLS (docs/security/headers.md).`;

const options = { help: { type: 'boolean', default: false } };

await runMain(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return print(help);
  loadEnvFile();
  await installTool('observatory', 'the Observatory');
  const { listOrigins, runObservatory } = await import('./lib/observatory/runObservatory.mjs');
  return runObservatory(listOrigins(positionals, readSettings()));
});
