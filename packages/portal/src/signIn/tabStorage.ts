const probe = 'kmx.probe';

/** The tab's own storage; undefined where the browser refuses it (blocked site data), which only using it tells. */
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
