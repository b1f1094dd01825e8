import { Fragment, type ReactNode } from 'react';
import { prepareModule } from '../blocks/registry';
import type { PageContext } from '../contract/BlockContext';
import { createBlockContext } from './createBlockContext';
import { createReporter } from './createReporter';
import { decideModule } from './decideModule';
import { hasLeadingHero } from './hasLeadingHero';
import { ProblemPanel } from './ProblemPanel';

export interface PageModulesProps {
  /** Unvalidated modules of the content service. */
  readonly modules: readonly unknown[] | null | undefined;
  readonly context: PageContext;
  /** Rendered below the leading hero, or above the modules of a page without one, such as links to sections. */
  readonly belowHero?: ReactNode;
}

/**
 * Modules of a page. An unknown, invalid or failing module is left out for visitors, shown with its problem in the
 * preview, and reported once by `context.report`.
 */
export function PageModules({ modules, context, belowHero }: PageModulesProps) {
  const page: PageContext = { ...context, report: createReporter(context.report) };
  const isBelow = hasLeadingHero(modules);
  return (
    <>
      {!isBelow && belowHero}
      {(modules ?? []).map((raw, position) => (
        <Fragment key={position}>
          {showModule(raw, position, page)}
          {isBelow && position === 0 && belowHero}
        </Fragment>
      ))}
    </>
  );
}

function showModule(raw: unknown, position: number, page: PageContext) {
  const outcome = decideModule(raw, prepareModule, (about) => createBlockContext(page, position, about));
  if (outcome.kind === 'shown') return outcome.content;
  outcome.problems.forEach(page.report);
  return page.isPreview ? <ProblemPanel problems={outcome.problems} intl={page.intl} /> : null;
}
