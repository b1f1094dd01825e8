import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { ApplicationKey } from '@kmx/contract/access';
import { createComplexityOptions } from '../../../toolkit/src/graphql/queryLimits';
import { limits } from '../limits/requestLimits';
import type { CustomerContext, SignedInContext } from './context';

interface SchemaTypes {
  Context: CustomerContext;
  DefaultFieldNullability: false;
  AuthScopes: { signedIn: boolean; administrator: boolean; approver: boolean; application: ApplicationKey };
  AuthContexts: {
    signedIn: SignedInContext;
    administrator: SignedInContext;
    approver: SignedInContext;
    application: SignedInContext;
  };
}

const rejectOperation = ({ session, logAnonymous }: CustomerContext, operation: string): GraphQLError => {
  if (session === null) {
    logAnonymous(operation);
    return new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
  }
  session.logRejected('operation', operation);
  return new GraphQLError('Your account is not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
};

export const builder = new SchemaBuilder<SchemaTypes>({
  defaultFieldNullability: false,
  plugins: [ScopeAuthPlugin, ComplexityPlugin],
  scopeAuth: {
    authScopes: ({ session }) => ({
      signedIn: session !== null,
      administrator: session?.isAdministrator ?? false,
      approver: session?.isApprover ?? false,
      application: (key) => session?.applications.has(key) ?? false,
    }),
    unauthorizedError: (_, context, { fieldName }) => rejectOperation(context, fieldName),
  },
  complexity: createComplexityOptions(limits),
});

// Every operation requires a signed-in user, unless it opts out.
builder.queryType({ authScopes: { signedIn: true } });
builder.mutationType({ authScopes: { signedIn: true } });
