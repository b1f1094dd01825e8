import type { Link } from '../types/Link';

import { decideLinkTarget, type LinkTarget } from './decideLinkTarget';
import { linkTarget, type LinkContext } from './linkTarget';

export type ResolvedLink = LinkTarget & { readonly openInNewTab: boolean };

/** Resolves a link of any kind to its effect (sections 2.5 and 3). */
export const resolveLink = (link: Link, context: LinkContext): ResolvedLink => ({
  ...decideLinkTarget(linkTarget(link, context)),
  openInNewTab: link.openInNewTab ?? false,
});
