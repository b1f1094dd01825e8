import type { ApolloClient } from '@apollo/client';
import type { UserImportRequests } from '@kmx/core/machines/userImport';
import type { ActionRefusalCode, ImportUsersMutation } from '../../__generated__/customer/graphql';
import { DataError } from '../../data/problems';
import { ImportUsersDocument, UserImportPreviewDocument } from './userImport.customerQuery';

/** The service has rejected a list or a batch as a whole. */
export class ImportRejectedError extends Error {
  override readonly name = 'ImportRejectedError';
  readonly code: ActionRefusalCode;

  constructor(code: ActionRefusalCode) {
    super(`The customer service rejected the list: ${code}.`);
    this.code = code;
  }
}

function readLines(result: ImportUsersMutation['importUsers'] | undefined) {
  if (!result) throw new DataError('failed');
  switch (result.__typename) {
    case 'UserImportProcessed':
      return result.lines;
    case 'ActionRefused':
      throw new ImportRejectedError(result.code);
  }
}

export const createImportRequests = (client: ApolloClient): UserImportRequests => ({
  check: async (rows) => {
    const { data } = await client.query({
      query: UserImportPreviewDocument,
      variables: { rows: [...rows] },
      fetchPolicy: 'no-cache',
    });
    return readLines(data?.userImportPreview);
  },
  importBatch: async ({ idempotencyKey, rows }) => {
    const { data } = await client.mutate({
      mutation: ImportUsersDocument,
      variables: { input: { idempotencyKey, rows: [...rows] } },
      fetchPolicy: 'no-cache',
    });
    return readLines(data?.importUsers);
  },
});
