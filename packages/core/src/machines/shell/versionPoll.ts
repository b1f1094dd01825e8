/** Milliseconds between two requests of an open page for the live version; the specification names no interval. */
export const versionPollMs = 10 * 60 * 1000;
