import { delegate } from '../dom/delegate';
import type { Enhancement } from '../Enhancement';

import { tryPanels } from './loadPanels';

/** Buttons and links that need a panel when they are pressed. */
const openers = '[data-compare-add],a[data-link=action]';

/** Loads the panels of a public page before the reader presses what needs them. */
export const startPanels: Enhancement = (signal) => {
  const load = () => void tryPanels();
  for (const type of ['pointerover', 'focusin'] as const)
    delegate(type, openers, load, { signal, passive: true });
  return () => undefined;
};
