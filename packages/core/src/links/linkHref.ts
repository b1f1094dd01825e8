import type { Link } from '../types/Link';

import { linkTarget, type LinkContext } from './linkTarget';
import { targetHref } from './targetHref';

/** The address of a link of any of the five kinds (section 3); `undefined` for an action, and for what leads nowhere or is unsafe. */
export const linkHref = (link: Link, context: LinkContext): string | undefined =>
  targetHref(linkTarget(link, context));
