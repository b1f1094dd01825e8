import { z } from 'zod';

const moduleIdentity = z.object({ __typename: z.string().min(1), id: z.string().nullish() });

export interface ModuleIdentity {
  /** As in the registry: the GraphQL type with a small first letter. */
  readonly type: string;
  readonly id: string | undefined;
}

const uncapitalize = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Type and id of a raw module; undefined if it has no type. */
export function readModule(raw: unknown): ModuleIdentity | undefined {
  const identity = moduleIdentity.safeParse(raw);
  if (!identity.success) return undefined;
  return { type: uncapitalize(identity.data.__typename), id: identity.data.id ?? undefined };
}
