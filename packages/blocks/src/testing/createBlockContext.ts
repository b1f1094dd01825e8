import { createIntl, createIntlCache } from 'react-intl/server';
import type { Link } from '@kmx/core';
import english from '../../messages/en.json';
import type { BlockContext, PageContext, ResolvedLink } from '../contract/BlockContext';

const intlCache = createIntlCache();
/** Widened, because the site compiles this file with the ids of its own catalogue. */
const messages: Record<string, string> = english;

/** Creates addresses like the site, without its sites and locales. */
function resolveLink(link: Link): ResolvedLink {
  const openInNewTab = link.openInNewTab ?? false;
  switch (link.kind) {
    case 'page':
      if (!link.page) return { kind: 'none', openInNewTab };
      return {
        kind: 'route',
        href: `/en/${link.page?.slug ?? ''}${link.pageParameters ?? ''}`,
        openInNewTab,
      };
    case 'path':
      return link.path?.startsWith('action:')
        ? { kind: 'action', action: link.path.slice('action:'.length), openInNewTab }
        : { kind: 'route', href: link.path ?? undefined, openInNewTab };
    case 'external':
      return { kind: 'plain', href: link.url ?? undefined, openInNewTab };
    case 'product':
      return { kind: 'route', href: `/en/products/${link.product ?? ''}`, openInNewTab };
    case 'file':
      return { kind: 'plain', href: `/file/${link.file?.slug ?? ''}`, openInNewTab };
  }
}

/** Context of a page for stories and tests: English, with media from the mocks. */
export const createPageContext = (overrides: Partial<PageContext> = {}): PageContext => ({
  pageId: 'page-1',
  locale: { code: 'en', language: 'en' },
  contentLanguage: 'en',
  isPreview: false,
  intl: createIntl({ locale: 'en', messages, timeZone: 'UTC' }, intlCache),
  lists: {},
  resolveLink,
  mediaUrl: (url) => url,
  report: () => undefined,
  ...overrides,
});

/** Context of a single block at the top of its page. */
export const createBlockContext = (overrides: Partial<BlockContext> = {}): BlockContext => ({
  ...createPageContext(),
  report: () => undefined,
  position: 0,
  headingLevel: 2,
  anchor: 'block-1',
  ...overrides,
});
