import type { RouteTraceEntry } from '@kmx/core';

/**
 * Effect of a step: passes the request on, redirects it, finds no match, detects a problem, or only informs.
 */
export type StepState = 'passed' | 'redirects' | 'noMatch' | 'problem' | 'note';

const ifRedirects = (location: string | null): StepState => (location === null ? 'passed' : 'redirects');

export function decideStepState(entry: RouteTraceEntry): StepState {
  switch (entry.step) {
    case 'systemRedirect':
    case 'locale':
    case 'application':
      return ifRedirects(entry.location);
    case 'site':
      return entry.problem === null ? 'passed' : 'problem';
    case 'direct':
      return entry.location === null ? 'noMatch' : 'redirects';
    case 'page':
      if (entry.problem === null) return 'passed';
      return entry.problem === 'noHome' ? 'problem' : 'noMatch';
    case 'redirectLookup':
      if (entry.problem !== null) return 'problem';
      return entry.location === null ? 'noMatch' : 'redirects';
    case 'navigationBranch':
      return entry.branch === null ? 'note' : 'passed';
    case 'protection':
      return entry.mode === 'none' ? 'passed' : 'note';
    case 'language':
      return entry.isLanguageFallback || entry.isLanguageUnavailable ? 'note' : 'passed';
  }
}
