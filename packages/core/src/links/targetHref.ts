import { decideLinkTarget } from './decideLinkTarget';

/** Returns the URL of a link target (section 2.5) without `hard:`; `undefined` for actions and empty targets. */
export function targetHref(target: string | null | undefined): string | undefined {
  const decision = decideLinkTarget(target);
  return decision.kind === 'plain' || decision.kind === 'route' ? decision.href : undefined;
}
