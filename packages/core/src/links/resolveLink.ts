import type { Link } from '../types/Link';

import { decideLinkTarget, type LinkTarget } from './decideLinkTarget';
import { linkTarget, type LinkContext } from './linkTarget';

/** What following a link does, and where. */
export type ResolvedLink = LinkTarget & { readonly openInNewTab: boolean };

/** What a link of any of the five kinds does when it is followed (sections 2.5 and 3). */
export const resolveLink = (link: Link, context: LinkContext): ResolvedLink => ({
  ...decideLinkTarget(linkTarget(link, context)),
  openInNewTab: link.openInNewTab ?? false,
});
