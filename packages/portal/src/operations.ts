import persistedDocuments from './__generated__/customer/persisted-documents.json';

/**
 * The questions that the portal asks the customer data service, by the id that its link sends (`sha256:` and a hash); the
 * site forwards these documents and no others.
 */
export const operations: Readonly<Record<string, string>> = persistedDocuments;
