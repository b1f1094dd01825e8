/** Milliseconds between two requests for the deployed version; the specification names no interval. */
export const versionPollMs = 10 * 60 * 1000;
