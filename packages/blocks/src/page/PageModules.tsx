import { Fragment } from 'react';
import type { PageContext } from '../contract/BlockContext';
import { prepareModule } from '../registry';
import { createBlockContext } from './createBlockContext';
import { createReporter } from './createReporter';
import { decideModule } from './decideModule';
import { ProblemPanel } from './ProblemPanel';

export interface PageModulesProps {
  /** As the content service gave them; each is checked here. */
  readonly modules: readonly unknown[] | null | undefined;
  readonly context: PageContext;
}

/**
 * The modules of a page, one below the other. A module that is unknown, broken or fails takes only itself
 * away: visitors see nothing in its place, the preview what is wrong, and `context.report` hears of it once.
 */
export function PageModules({ modules, context }: PageModulesProps) {
  const page: PageContext = { ...context, report: createReporter(context.report) };
  return (modules ?? []).map((raw, position) => (
    <Fragment key={position}>{showModule(raw, position, page)}</Fragment>
  ));
}

function showModule(raw: unknown, position: number, page: PageContext) {
  const outcome = decideModule(raw, prepareModule, (about) => createBlockContext(page, position, about));
  if (outcome.kind === 'shown') return outcome.content;
  outcome.problems.forEach(page.report);
  return page.isPreview ? <ProblemPanel problems={outcome.problems} intl={page.intl} /> : null;
}
