import type { IntlShape } from 'react-intl/server';
import type { LanguageCode, Link } from '@kmx/core';
import type { BlockProblem, ContentProblem } from './BlockProblem';
import type { PageLists } from './PageLists';

/** Where a link leads on this site; what core's `resolveLink` gives fits. `none` means: nowhere, show no link. */
export interface ResolvedLink {
  readonly kind: 'route' | 'plain' | 'action' | 'none';
  readonly href?: string | undefined;
  /** Of a link of kind `action`: its name. */
  readonly action?: string | undefined;
  readonly openInNewTab: boolean;
  /** Instead of the link's own words: with a product's name put in. */
  readonly text?: string | undefined;
}

/** What the site gives for all modules of a page. */
export interface PageContext {
  /** Of the content service's document; modules write addresses of their own files with it. */
  readonly pageId: string;
  readonly locale: { readonly code: string; readonly language: LanguageCode };
  readonly contentLanguage: LanguageCode;
  readonly isPreview: boolean;
  readonly intl: IntlShape;
  readonly lists: PageLists;
  readonly resolveLink: (link: Link) => ResolvedLink;
  /** The public address of a media url of the content service. */
  readonly mediaUrl: (url: string) => string;
  /** Called once per problem and page; the site logs it. */
  readonly report: (problem: BlockProblem) => void;
}

/** What varies by the place of a module; the renderer adds it to the page's context. */
export interface BlockContext extends Omit<PageContext, 'report'> {
  /** 0 is the first module of the page. */
  readonly position: number;
  /** Of the module's title; a title inside the module is one deeper. */
  readonly headingLevel: 2 | 3;
  /** Unique in the page; the module's id attributes start with it. */
  readonly anchor: string;
  /** Of the module's row in the content service, in the preview alone: there a module says which one it is. */
  readonly blockId?: string | undefined;
  /** Something in the data that the block leaves out; the renderer adds which block it is. */
  readonly report: (problem: ContentProblem) => void;
}
