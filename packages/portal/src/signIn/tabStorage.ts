const probe = 'kmx.probe';

/** Returns the session storage; undefined if the browser denies it (blocked site data), which only a write reveals. */
export function openTabStorage(): Storage | undefined {
  try {
    const { sessionStorage } = window;
    sessionStorage.setItem(probe, probe);
    sessionStorage.removeItem(probe);
    return sessionStorage;
  } catch {
    return undefined;
  }
}
