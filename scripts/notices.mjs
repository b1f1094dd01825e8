import { writeFileSync } from 'node:fs';
import { listPackages, noticesFile, readLock, writeNotices } from './lib/notices.mjs';
import { runMain, print } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';

await runMain(() => {
  const packages = listPackages(readLock());
  writeFileSync(inRoot(noticesFile), writeNotices(packages));
  print(`${noticesFile} lists ${packages.length} packages.`);
});
