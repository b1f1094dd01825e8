import { lint } from './lib/lint.mjs';
import { runMain } from './lib/output.mjs';

const paths = process.argv.slice(2);

await runMain(() => lint(paths.length > 0 ? paths : undefined));
