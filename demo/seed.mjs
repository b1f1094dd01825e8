import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const parts = ['content', 'product', 'customer', 'identity'];
const [part] = process.argv.slice(2);

if (!parts.includes(part)) {
  console.error(`Usage: npm run -w @kmx/demo seed -- ${parts.join('|')}`);
  process.exit(1);
}

const serviceFolder = path.resolve(import.meta.dirname, '../services', part);
const program = path.join(serviceFolder, '.build/seedDemo.mjs');

// Written into the service's folder, so that packages are those of the service.
await build({
  entryPoints: [path.join(import.meta.dirname, part, 'cli.ts')],
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outfile: program,
  define: { DEMO_FOLDER: JSON.stringify(import.meta.dirname) },
  logLevel: 'warning',
});

const child = spawn(process.execPath, ['-C', 'production', program], {
  cwd: serviceFolder,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
