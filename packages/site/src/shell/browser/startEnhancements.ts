import { startLightbox } from '@kmx/blocks/lightbox';

import { startComparison } from './comparison/comparison';
import { startConsentDialog } from './consent/consentDialog';
import { startTags } from './consent/startTags';
import { contentEnhancements } from './content/contentEnhancements';
import type { Enhancement } from './Enhancement';
import { startForms } from './forms/forms';
import { startMeasurementSwitch } from './measurementSwitch';
import { startNewsFeed } from './news/newsFeed';
import { startPanels } from './panels/startPanels';
import { startReaderMenu } from './readerMenu';
import { startSuggestions } from './suggestions/suggestions';

/** Functions that differ between the public page script and the framework. */
export interface EnhancementHost {
  /** Reloads the document after a consent was withdrawn, because loaded scripts cannot be unloaded. */
  readonly reload: () => void;
}

const nothing = () => undefined;

const enhancements: readonly Enhancement[] = [
  startMeasurementSwitch,
  startComparison,
  startSuggestions,
  startReaderMenu,
  ...contentEnhancements,
  startNewsFeed,
  startPanels,
  startForms,
  (signal) => {
    startLightbox(signal);
    return nothing;
  },
];

const startConsent =
  ({ reload }: EnhancementHost): Enhancement =>
  (signal) => {
    const tags = startTags(reload);
    const showDialog = startConsentDialog(tags.consentChanged, signal);
    return () => {
      showDialog();
      tags.pageShown();
    };
  };

/** Isolates failures of an enhancement from the others; the error is reported as uncaught. */
function attempt<TResult>(task: () => TResult): TResult | undefined {
  try {
    return task();
  } catch (cause) {
    reportError(cause);
    return undefined;
  }
}

/** Starts every enhancement. Returns a function to call whenever a page is shown. */
export function startEnhancements(host: EnhancementHost, signal: AbortSignal): () => void {
  const shown = [startConsent(host), ...enhancements].map((start) => attempt(() => start(signal)) ?? nothing);
  return () => shown.forEach(attempt);
}
