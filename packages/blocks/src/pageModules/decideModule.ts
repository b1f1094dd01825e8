import type { ReactNode } from 'react';
import type { PrepareModule } from '../contract/Block';
import type { BlockContext } from '../contract/BlockContext';
import type { BlockProblem } from '../contract/BlockProblem';
import { readModule } from './readModule';

export type ModuleOutcome =
  | { readonly kind: 'shown'; readonly content: ReactNode }
  | { readonly kind: 'failed'; readonly problems: readonly [BlockProblem, ...BlockProblem[]] };

export type BlockIdentity = Pick<BlockProblem, 'blockType' | 'blockId'>;
type CreateContext = (about: BlockIdentity) => BlockContext;

/**
 * Finds the block of a raw module, validates its data, renders it, and converts failures to problems. Calls the
 * component directly instead of through React, so that errors are caught here.
 */
export function decideModule(
  raw: unknown,
  prepare: PrepareModule,
  createContext: CreateContext,
): ModuleOutcome {
  const identity = readModule(raw);
  const about = { blockType: identity?.type ?? 'unknown', blockId: identity?.id };
  const prepared = identity ? prepare(identity.type, raw) : undefined;
  if (!prepared) {
    const message = identity ? `There is no block "${identity.type}".` : 'The module has no type.';
    return { kind: 'failed', problems: [{ code: 'unknownBlock', ...about, path: '', message }] };
  }
  if (!prepared.ok) {
    const [first, ...rest] = prepared.issues.map((issue) => ({
      code: 'invalidData' as const,
      ...about,
      ...issue,
    }));
    return first
      ? { kind: 'failed', problems: [first, ...rest] }
      : {
          kind: 'failed',
          problems: [{ code: 'invalidData', ...about, path: '', message: 'The data is invalid.' }],
        };
  }
  try {
    return { kind: 'shown', content: prepared.render(createContext(about)) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'The component failed.';
    return { kind: 'failed', problems: [{ code: 'renderFailed', ...about, path: '', message, cause }] };
  }
}
