import { lintAll } from './lib/lintAll.mjs';
import { runMain } from './lib/say.mjs';

await runMain(lintAll);
