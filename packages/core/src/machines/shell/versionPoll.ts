/**
 * "manifest fetch about 1 s after start" (section 9). Apart from `limits`, all of which the script of public pages would
 * otherwise contain.
 */
export const manifestFetchDelayMs = 1000;

/** Milliseconds between two requests for the deployed version; the specification names no interval. */
export const versionPollMs = 10 * 60 * 1000;
