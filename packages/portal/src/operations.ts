import persistedDocuments from './__generated__/customer/persisted-documents.json';

/**
 * Persisted documents of the portal by the id that its link sends (`sha256:` and a hash); the site forwards no other
 * operations.
 */
export const operations: Readonly<Record<string, string>> = persistedDocuments;
