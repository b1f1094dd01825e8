import { isAllowed, type Consent, type ConsentCategory } from '@kmx/core';

import { isTesting, readConsent } from './consentStore';
import { loadTagManager, pushEvent, pushPageView } from './dataLayer';

interface Tags {
  pageShown: () => void;
  /** Call after the visitor has changed the consent. */
  consentChanged: () => void;
}

const allows = (category: ConsentCategory) => isAllowed(category, readConsent(), isTesting());

const isSome = ({ statistics, marketing }: Consent) => statistics || marketing;

async function startMonitoring(): Promise<void> {
  try {
    const { reportWebVitals } = await import('./reportWebVitals');
    reportWebVitals(() => allows('statistics'));
  } catch (error) {
    console.warn('Web vitals are not measured.', error);
  }
}

/**
 * Starts analytics, tags and monitoring, each only with consent. Calls `onWithdrawal` if a consent that was
 * used is withdrawn.
 */
export function startTags(onWithdrawal: () => void): Tags {
  let running: Consent = { statistics: false, marketing: false };
  let isMonitoring = false;
  const start = () => {
    const before = running;
    running = { statistics: allows('statistics'), marketing: allows('marketing') };
    const container = document.documentElement.dataset.tagManager;
    if (running.statistics && !isMonitoring) {
      isMonitoring = true;
      void startMonitoring();
    }
    if (isSome(running) || isSome(before)) pushEvent({ event: 'consent', consent: running });
    if (isSome(running) && container) loadTagManager(container);
  };
  start();
  return {
    pageShown: () => {
      if (running.statistics) pushPageView();
    },
    consentChanged: () => {
      const before = running;
      start();
      if (running.statistics && !before.statistics) pushPageView();
      const isLess = (before.statistics && !running.statistics) || (before.marketing && !running.marketing);
      if (isLess) onWithdrawal();
    },
  };
}
