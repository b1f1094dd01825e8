import type { IntlShape } from 'react-intl/server';
import type { LanguageCode, Link } from '@kmx/core';
import type { BlockProblem, ContentProblem } from './BlockProblem';
import type { PageLists } from './PageLists';

/** Target of a link on this site, compatible with `resolveLink` of core; `none` renders no link. */
export interface ResolvedLink {
  readonly kind: 'route' | 'plain' | 'action' | 'none';
  readonly href?: string | undefined;
  /** Name of the action, for links of kind `action`. */
  readonly action?: string | undefined;
  readonly openInNewTab: boolean;
  /** Replaces the link's own text, with the product's name inserted. */
  readonly text?: string | undefined;
}

/** Data of the site for all modules of a page. */
export interface PageContext {
  /** Id of the content service's document; modules use it in URLs of their files. */
  readonly pageId: string;
  readonly locale: { readonly code: string; readonly language: LanguageCode };
  readonly contentLanguage: LanguageCode;
  readonly isPreview: boolean;
  readonly intl: IntlShape;
  readonly lists: PageLists;
  readonly resolveLink: (link: Link) => ResolvedLink;
  /** Returns the public address of a media URL of the content service. */
  readonly mediaUrl: (url: string) => string;
  /** Address of a drawing of the world's land for `<use>`; without it, maps contain the drawing. */
  readonly worldHref?: string | undefined;
  /** Called once per problem and page; the site logs it. */
  readonly report: (problem: BlockProblem) => void;
}

/** Context of a module at its position; extends the page's context. */
export interface BlockContext extends Omit<PageContext, 'report'> {
  /** 0 is the first module of the page. */
  readonly position: number;
  /** Level of the module's title; titles inside the module are one deeper. */
  readonly headingLevel: 2 | 3;
  /** Unique in the page; the module's id attributes start with it. */
  readonly anchor: string;
  /** Row id of the module in the content service; in the preview only, for selection by editors. */
  readonly blockId?: string | undefined;
  /** Reports content that the block omits; the renderer adds the identity of the block. */
  readonly report: (problem: ContentProblem) => void;
}
