import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printLine } from './runCommands';

/** Prints a schema for the drift check; `--write` updates the committed snapshot at `file`. */
export const publishSchema = (sdl: string, file: string, option: string | undefined): void => {
  if (option !== '--write') return void process.stdout.write(sdl);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sdl);
  printLine(`Wrote ${path.basename(file)}.`);
};
