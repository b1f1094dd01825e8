import { writeFileSync } from 'node:fs';
import { listPackages, noticesFile, readLock, writeNotices } from './lib/notices.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain, say } from './lib/say.mjs';

await runMain(() => {
  const packages = listPackages(readLock());
  writeFileSync(inRoot(noticesFile), writeNotices(packages));
  say(`${noticesFile} lists ${packages.length} packages.`);
});
