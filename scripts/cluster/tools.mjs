import { findProgram, hasPostgres } from '../lib/ensureTools.mjs';
import { Problem } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { startS3 } from '../lib/startS3.mjs';

/** Outside of the PATH of people on Debian. */
const findNginx = () => findProgram(['nginx', '/usr/sbin/nginx']);
const findRedis = () => findProgram(['redis-server']);

/** Debian's packages that a cluster needs and that are not installed. */
const listMissing = () =>
  [
    ['nginx', findNginx()],
    ['postgresql', hasPostgres()],
    ['redis-server', findRedis()],
  ].flatMap(([name, isFound]) => (isFound ? [] : [name]));

/** True where every program is installed that a cluster needs. */
export const canRunCluster = () => listMissing().length === 0;

/** Describes what is not installed, in one sentence. */
export const describeMissing = (missing) =>
  `A cluster needs programs that are not installed: on Debian, apt-get install ${missing.join(' ')}.`;

/** Programs of a cluster that are not ours. Throws a Problem that names those that are not installed. */
export async function findTools() {
  const missing = listMissing();
  if (missing.length > 0) throw new Problem(describeMissing(missing));
  // The tests of the services start the same servers. Loaded only now: esbuild takes a moment.
  const { evaluateModule } = await import('../../packages/site/build/evaluateModule.mjs');
  const load = (file) => evaluateModule(inRoot('services/toolkit/src/testing', file));
  const { findPostgres, startScratchPostgres } = await load('scratchPostgres.ts');
  const { startScratchRedis } = await load('scratchRedis.ts');
  // A group of their own: Ctrl-C reaches every program of the terminal at once, and these end last.
  return {
    nginx: findNginx(),
    startPostgres: () => startScratchPostgres(findPostgres(), { isDetached: true }),
    startRedis: () => startScratchRedis(findRedis(), { isDetached: true }),
    startS3,
  };
}
