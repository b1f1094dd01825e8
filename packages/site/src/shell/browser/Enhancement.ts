/**
 * Adds behaviour to server-rendered markup (docs/adr/0031). Listens on the document until `signal` aborts,
 * and returns a function to call whenever a page is shown: initially, after client-side navigation, or from
 * the back/forward cache. Code that only some readers need is imported on demand.
 */
export type Enhancement = (signal: AbortSignal) => () => void;
