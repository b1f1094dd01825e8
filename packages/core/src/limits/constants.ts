const minute = 60;
const day = 24 * 60 * minute;

/** Business constants and limits with their units, from section 9 of the specification unless noted otherwise. */
export const limits = {
  /** "In-memory cache: max 400 entries" */
  cacheMaxEntries: 400,
  /** "lifetime 30 minutes, stale entries allowed" */
  cacheLifetimeSeconds: 30 * minute,
  /** "lock released after 5 s" */
  cacheLockMs: 5000,
  /** Decision: `cache=clear` empties the cache at most once in 10 s for each process. */
  cacheClearIntervalMs: 10_000,
  /** "Reload guard 10 s" */
  reloadGuardMs: 10_000,
  /** "News feed page size 10" */
  newsFeedPageSize: 10,
  /** "Scroll restore delay 100 ms" */
  scrollRestoreDelayMs: 100,
  /** "Server timeout 3000 ms" */
  serverTimeoutMs: 3000,
  /** "Upload max 100 MB" (section 5 says the same) */
  uploadMaxBytes: 100 * 1024 * 1024,
  /** "Contact reply promise 24 hours" */
  contactReplyHours: 24,
  /** "Editor cookie 90 days" */
  editorCookieSeconds: 90 * day,
  /** "Locale cookie expires far in the future": browsers limit cookies to 400 days. */
  localeCookieSeconds: 400 * day,
  /** "Floating flash message default timeout 7000 ms" */
  flashMessageTimeoutMs: 7000,
  /** "Log line parameters are truncated to 50 characters" */
  logParameterCharacters: 50,
  /**
   * "301 for system and trailing slash, 302 for locale"; 302 also for direct lookups (section 2.2) and temporary
   * redirects of editors.
   */
  redirectStatus: { system: 301, trailingSlash: 301, locale: 302, temporary: 302 },
} as const;
