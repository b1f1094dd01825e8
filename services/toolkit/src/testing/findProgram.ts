import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a program in PATH or in one of `folders`; null if it is not installed. */
export const findProgram = (name: string, folders: readonly string[] = []): string | null =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...folders]
    .map((folder) => path.join(folder, name))
    .find(isExecutable) ?? null;
