import { startLightbox } from '@kmx/blocks/lightbox';

import { startComparison } from './comparison/comparison';
import { startConsentDialog } from './consent/consentDialog';
import { startTags } from './consent/startTags';
import type { Enhancement } from './Enhancement';
import { startForms } from './forms/forms';
import { startMeasurementSwitch } from './measurementSwitch';
import { startNewsFeed } from './news/newsFeed';
import { startPlaceParts } from './places/openingHoursStart';
import { startReaderMenu } from './readerMenu';
import { startShare } from './share';
import { startSuggestions } from './suggestions/suggestions';

/** The part of an enhancement that depends on who runs it: the script of public pages, or the framework. */
export interface EnhancementHost {
  /** Ends the document, because the visitor withdrew a consent and what was loaded with it cannot be unloaded. */
  readonly reload: () => void;
}

const nothing = () => undefined;

const enhancements: readonly Enhancement[] = [
  startMeasurementSwitch,
  startComparison,
  startSuggestions,
  startReaderMenu,
  startShare,
  startPlaceParts,
  startNewsFeed,
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

/** One enhancement that fails leaves the others to the reader; its error is reported like one that nobody caught. */
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
