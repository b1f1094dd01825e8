import type { Link } from '../types/Link';

import { linkTarget, type LinkContext } from './linkTarget';
import { targetHref } from './targetHref';

/** Returns the URL of a link of any kind (section 3); `undefined` for actions and for missing or unsafe targets. */
export const linkHref = (link: Link, context: LinkContext): string | undefined =>
  targetHref(linkTarget(link, context));
