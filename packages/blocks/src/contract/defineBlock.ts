import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { TypedDocumentString } from '../__generated__/graphql';
import type { Block, BlockProps, DataIssue } from './Block';
import type { SchemaAgreement } from './SchemaAgreement';

interface BlockDefinition<Raw extends { readonly __typename: string }, Schema extends z.ZodType> {
  readonly type: Uncapitalize<Raw['__typename']>;
  readonly fragment: TypedDocumentString<Raw, unknown>;
  readonly schema: Schema & SchemaAgreement<Raw, z.input<Schema>>;
  /** Called as a plain function, so that errors are caught; it must not use hooks. */
  readonly Component: (props: BlockProps<z.output<Schema>>) => ReactNode;
}

export function defineBlock<Raw extends { readonly __typename: string }, Schema extends z.ZodType>({
  type,
  fragment,
  schema,
  Component,
}: BlockDefinition<Raw, Schema>): Block<Raw> {
  return {
    type,
    fragment,
    prepare: (raw) => {
      const parsed = schema.safeParse(raw);
      if (!parsed.success) return { ok: false, issues: parsed.error.issues.map(toDataIssue) };
      return { ok: true, render: (context) => Component({ data: parsed.data, context }) };
    },
  };
}

const toDataIssue = ({ path, message }: z.core.$ZodIssue): DataIssue => ({ path: path.join('.'), message });
