/**
 * Helps with a part of the page that the server rendered (docs/adr/0031). It listens on the document until `signal` aborts,
 * and returns what it does whenever a page is shown: the first, the next of an application, or one that the reader came back
 * to. What only some readers need is imported when they ask for it.
 */
export type Enhancement = (signal: AbortSignal) => () => void;
