import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';

/** Data that began empty stay without demo data until `--fresh` removes them. */
const emptyMarker = (settings) => path.join(settings.dataDirectory, 'empty');

/** Records that later starts write no demo data. */
export function markEmpty(settings) {
  mkdirSync(settings.dataDirectory, { recursive: true });
  writeFileSync(emptyMarker(settings), '');
}

/**
 * Decides whether a start writes the demo data that are missing. Throws a Problem when empty services are requested and
 * the data are those of the demo.
 */
export function decideDemo({ isEmptyRequested, hasDemoFolder, beganEmpty, isSeeded }) {
  if (isEmptyRequested && isSeeded)
    throw new Problem(
      'The databases hold the demo data. Add --fresh to remove all of their content: npm start -- --empty --fresh',
    );
  return !isEmptyRequested && hasDemoFolder && !beganEmpty;
}

/** Decides whether this start writes demo data; a start without them is recorded beside the data. */
export function usesDemo(settings, { isEmptyRequested, isSeeded }) {
  const hasDemo = decideDemo({
    isEmptyRequested,
    isSeeded,
    hasDemoFolder: existsSync(inRoot('demo/package.json')),
    beganEmpty: existsSync(emptyMarker(settings)),
  });
  if (!hasDemo && !isSeeded) markEmpty(settings);
  return hasDemo;
}
