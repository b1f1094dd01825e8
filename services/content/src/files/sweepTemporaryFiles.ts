import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from './uploadSettings';

/** Longer than any upload takes. */
const maxAgeMilliseconds = 60 * 60 * 1000;
const intervalMilliseconds = 10 * 60 * 1000;

/** Removes temporary files that were left behind. */
export const sweepTemporaryFiles = async (folder = temporaryFolder): Promise<void> => {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && Date.now() - found.mtimeMs > maxAgeMilliseconds) await rm(file, { force: true });
  }
};

/**
 * Sweeps now and every ten minutes. Payload removes the temporary files of pictures and files itself, but neither those
 * of requests to other endpoints nor those of a crashed process.
 */
export const startSweepingTemporaryFiles = (onFailure: (error: unknown) => void, folder?: string): void => {
  const sweep = () => void sweepTemporaryFiles(folder).catch(onFailure);
  sweep();
  setInterval(sweep, intervalMilliseconds).unref();
};
