import { prepareModule, type PageModule } from '../blocks/registry';
import type { PageContext } from '../contract/BlockContext';
import { createBlockContext as createPlaceContext } from '../pageModules/createBlockContext';
import { decideModule } from '../pageModules/decideModule';
import { createPageContext } from './createBlockContext';

/** Renders a module as on a page; throws its problem, so that a story or test cannot be empty. */
export function renderBlock(module: PageModule, overrides: Partial<PageContext> = {}, position = 1) {
  const page = createPageContext(overrides);
  const outcome = decideModule(module, prepareModule, (about) => createPlaceContext(page, position, about));
  if (outcome.kind === 'shown') return outcome.content;
  throw new Error(outcome.problems.map(({ path, message }) => `${path} ${message}`).join('; '));
}
