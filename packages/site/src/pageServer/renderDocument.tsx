import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlLang } from '@kmx/core';

import type { Assets, Styles } from './assets/assets';
import { FrameCache } from './FrameCache';
import { PageDocument, type DocumentAttributes } from './PageDocument';
import { FragmentDocument } from './panels/FragmentDocument';
import { PanelsPlaceholder } from './panels/PanelsPlaceholder';
import { shareIcons } from './shareIcons';
import { PageStyles, type StyledMarkup } from './styles/PageStyles';
import { printTokens } from './styles/printTokens';
import type { Moment } from '@/server/content/InvalidationLog';
import type { ProductMenuArea } from '@/server/navigation/loadProductMenu';
import type { SiteView } from '@/server/view/createSiteView';
import { setPanelRenderer, setPartRenderer } from '@/shell/frame/framePart';
import { PagePanels } from '@/shell/frame/panels/PagePanels';
import { ProductMenu } from '@/shell/frame/panels/ProductMenu';

const pageStyles = new PageStyles();
const frameCache = new FrameCache((content) => pageStyles.collect(content));
setPartRenderer(frameCache.render);
setPanelRenderer((view) => <PanelsPlaceholder view={view} />);

/**
 * Placeholder for the body: the frame is rendered around it, after the body has determined the styles of the
 * head.
 */
const bodyMark = `{body-${randomUUID()}}`;

const namesIn = (markup: string, attribute: RegExp): string[] =>
  [...markup.matchAll(attribute)].flatMap(([, name]) => name ?? []);

/** Prefixes of class names in markup that is inserted into pages, which have names of their own. */
const classPrefixes = { panels: 'p-', list: 'q-' } as const;

/** Concatenates the style sheets: fonts, tokens that the page uses, element defaults, rules of components. */
function joinStyles(
  styles: Styles,
  { theme, hasCutFont }: Pick<DocumentAttributes, 'theme' | 'hasCutFont'>,
  { markup, css }: StyledMarkup,
): string {
  const themes = new Set([theme, ...namesIn(markup, / data-theme="(\w+)"/g)]);
  const tones = new Set(namesIn(markup, / data-tone="(\w+)"/g));
  const rules = [styles.base, hasCutFont ? styles.cutFont : '', css].join('');
  return [styles.fonts, printTokens(styles, { themes, tones, css: rules }), rules].join('');
}

interface DocumentInput {
  readonly metadata: Metadata;
  readonly content: ReactElement;
  readonly assets: Assets;
  readonly attributes: DocumentAttributes;
  /** Time at which loading of the content began. */
  readonly startedAt: Moment;
}

/** Renders a public page to static HTML with only the styles it uses and the single page script. */
export function renderDocument({ metadata, content, assets, attributes, startedAt }: DocumentInput): string {
  frameCache.begin(startedAt);
  const body = frameCache.fill(renderToStaticMarkup(pageStyles.collect(content)));
  const styled = pageStyles.select(shareIcons(body), assets.styles);
  if (pageStyles.resetIfFull()) frameCache.clear();
  const styles = joinStyles(assets.styles, attributes, styled);
  const frame = renderToStaticMarkup(
    <PageDocument metadata={metadata} attributes={attributes} manifest={assets.manifest} css={styles}>
      {bodyMark}
    </PageDocument>,
  );
  return `<!DOCTYPE html>${frame.replace(bodyMark, () => styled.markup)}`;
}

interface FragmentInput {
  readonly view: SiteView;
  readonly styles: Styles;
  /** Markup before its class names are shortened. */
  readonly rendered: string;
  readonly kind: keyof typeof classPrefixes;
  readonly themes: ReadonlySet<string>;
  readonly list?: ListFragmentInput['list'];
}

/**
 * Creates a document with the rules that its markup uses. They have no effect on the page that it is
 * inserted into, whatever rules and custom properties that has.
 */
function createFragment({ view, styles, rendered, kind, themes, list }: FragmentInput): string {
  const { markup, css } = pageStyles.select(rendered, styles, classPrefixes[kind]);
  const tones = new Set(namesIn(markup, / data-tone="(\w+)"/g));
  const tokens = printTokens(styles, { themes, tones, css, isFragment: true });
  const frame = renderToStaticMarkup(
    <FragmentDocument lang={htmlLang(view.locale)} title={view.site.name} css={tokens + css} list={list}>
      {bodyMark}
    </FragmentDocument>,
  );
  return `<!DOCTYPE html>${frame.replace(bodyMark, () => markup)}`;
}

/** Renders the panels of a site, whose pages may have any theme, and the additions to its menu. */
export function renderPanels(view: SiteView, areas: readonly ProductMenuArea[], styles: Styles): string {
  const content = (
    <>
      <PagePanels view={view} />
      <ProductMenu view={view} areas={areas} />
    </>
  );
  const rendered = renderToStaticMarkup(pageStyles.collect(content));
  const themes = new Set(Object.keys(styles.themes));
  return createFragment({ view, styles, rendered, kind: 'panels', themes });
}

export interface ListFragmentInput {
  readonly view: SiteView;
  readonly content: ReactElement;
  readonly styles: Styles;
  readonly theme: string;
  readonly list: { readonly query: string; readonly buildId: string };
  readonly startedAt: Moment;
}

/** Renders only the list of a page, to replace the list in an open page. */
export function renderListFragment(input: ListFragmentInput): string {
  const { view, content, styles, theme, list, startedAt } = input;
  frameCache.begin(startedAt);
  const rendered = frameCache.fill(renderToStaticMarkup(pageStyles.collect(content)));
  const themes = new Set([theme, ...namesIn(rendered, / data-theme="(\w+)"/g)]);
  return createFragment({ view, styles, rendered, kind: 'list', themes, list });
}
