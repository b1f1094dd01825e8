import { findProgram, hasPostgres } from '../lib/ensureTools.mjs';
import { Problem } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { startS3 } from '../lib/startS3.mjs';

/** On Debian, nginx is not in the PATH of ordinary users. */
const findNginx = () => findProgram(['nginx', '/usr/sbin/nginx']);
const findRedis = () => findProgram(['redis-server']);

/** Missing Debian packages. */
const listMissing = () =>
  [
    ['nginx', findNginx()],
    ['postgresql', hasPostgres()],
    ['redis-server', findRedis()],
  ].flatMap(([name, isFound]) => (isFound ? [] : [name]));

export const canRunCluster = () => listMissing().length === 0;

export const describeMissing = (missing) =>
  `A cluster needs programs that are not installed: on Debian, apt-get install ${missing.join(' ')}.`;

/** Third-party programs of a cluster. Throws a Problem that lists the missing ones. */
export async function findTools() {
  const missing = listMissing();
  if (missing.length > 0) throw new Problem(describeMissing(missing));
  // The tests of the services start the same servers. Imported lazily, because esbuild takes a moment.
  const { evaluateModule } = await import('../../packages/site/build/evaluateModule.mjs');
  const load = (file) => evaluateModule(inRoot('services/toolkit/src/testing', file));
  const { findPostgres, startScratchPostgres } = await load('scratchPostgres.ts');
  const { startScratchRedis } = await load('scratchRedis.ts');
  // In a separate process group: Ctrl-C reaches all programs of the terminal at once, but these have to end last.
  return {
    nginx: findNginx(),
    startPostgres: () => startScratchPostgres(findPostgres(), { isDetached: true }),
    startRedis: () => startScratchRedis(findRedis(), { isDetached: true }),
    startS3,
  };
}
