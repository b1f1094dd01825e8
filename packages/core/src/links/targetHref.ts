import { decideLinkTarget } from './decideLinkTarget';

/** The address in a link target (section 2.5), `hard:` removed; `undefined` for an action or nothing. */
export function targetHref(target: string | null | undefined): string | undefined {
  const decision = decideLinkTarget(target);
  return decision.kind === 'plain' || decision.kind === 'route' ? decision.href : undefined;
}
