import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './runCommands';

/** Prints a schema, so that a drift check can compare; with `--write` renews the committed snapshot at `file`. */
export const publishSchema = (sdl: string, file: string, option: string | undefined): void => {
  if (option !== '--write') return void process.stdout.write(sdl);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sdl);
  say(`Wrote ${path.basename(file)}.`);
};
