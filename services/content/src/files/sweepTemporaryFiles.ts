import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from './uploadSettings';

/** Longer than any upload takes. */
const maxAgeMilliseconds = 60 * 60 * 1000;

/**
 * Removes temporary files that were left behind. Payload removes those of pictures and files itself, but neither those
 * of forms without a place for a file nor those of a crashed process.
 */
export const sweepTemporaryFiles = async (folder = temporaryFolder): Promise<void> => {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && Date.now() - found.mtimeMs > maxAgeMilliseconds) await rm(file, { force: true });
  }
};
