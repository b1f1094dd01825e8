import type { Enhancement } from '../Enhancement';

/** Loads and starts an enhancement as soon as a page is shown that contains `selector`. */
export const startOnDemand =
  (selector: string, load: () => Promise<Enhancement>): Enhancement =>
  (signal) => {
    let started: Promise<() => void> | undefined;
    return () => {
      if (!document.querySelector(selector)) return;
      started ??= load().then((start) => start(signal));
      void started.then((pageShown) => pageShown());
    };
  };
