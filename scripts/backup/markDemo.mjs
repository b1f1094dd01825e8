import { markEmpty } from '../lib/demo.mjs';
import { demoParts, markSeeded } from '../lib/seed.mjs';

/** Records which parts of the demo exist, so that the next start does not seed over other data. */
export function markDemo(settings, demo) {
  for (const part of demo) markSeeded(settings, part);
  if (demo.length < demoParts.length) markEmpty(settings);
}
