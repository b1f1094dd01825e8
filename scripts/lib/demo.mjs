import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';

/** Databases that were created empty stay without demo data until `--fresh` deletes them. */
const emptyMarker = (settings) => path.join(settings.dataDirectory, 'empty');

/** Records that later starts do not seed. */
export function markEmpty(settings) {
  mkdirSync(settings.dataDirectory, { recursive: true });
  writeFileSync(emptyMarker(settings), '');
}

/**
 * Decides whether a start seeds missing demo data. Throws a Problem if empty services are requested but the demo has been
 * seeded.
 */
export function decideDemo({ isEmptyRequested, hasDemoFolder, beganEmpty, isSeeded }) {
  if (isEmptyRequested && isSeeded)
    throw new Problem(
      'The databases contain the demo data. Add --fresh to delete all their content: npm start -- --empty --fresh',
    );
  return !isEmptyRequested && hasDemoFolder && !beganEmpty;
}

/** Decides whether this start seeds demo data. A start without them is recorded beside the data. */
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
