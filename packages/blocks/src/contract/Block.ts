import type { ReactNode } from 'react';
import type { TypedDocumentString } from '../__generated__/graphql';
import type { BlockContext } from './BlockContext';

export interface BlockProps<Data> {
  readonly data: Data;
  readonly context: BlockContext;
}

export interface DataIssue {
  readonly path: string;
  readonly message: string;
}

/** Data that passed the block's schema, ready to be rendered, or its problems. */
export type PreparedBlock =
  | { readonly ok: true; readonly render: (context: BlockContext) => ReactNode }
  | { readonly ok: false; readonly issues: readonly DataIssue[] };

/** Validates a raw module with the block of that type; undefined for an unknown type. */
export type PrepareModule = (type: string, raw: unknown) => PreparedBlock | undefined;

/**
 * A block for the registry and the renderer. The component's data type is hidden in `prepare`, so that blocks with
 * different data fit into one object without a cast.
 */
export interface Block<Raw extends { readonly __typename: string }> {
  /** The key in the registry. */
  readonly type: Uncapitalize<Raw['__typename']>;
  readonly fragment: TypedDocumentString<Raw, unknown>;
  readonly prepare: (raw: unknown) => PreparedBlock;
  /** Never set: makes `Raw` invariant, so that a query without the block's fragment does not compile. */
  readonly __raw?: (raw: Raw) => Raw;
}

/** Exactly one block for every module type of the service, under its own key. */
export type BlockRegistry<ByType extends Record<string, { readonly __typename: string }>> = {
  readonly [Type in keyof ByType]: Block<ByType[Type]>;
};
