import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlLang } from '@kmx/core';

import type { Assets, Styles } from './assets/assets';
import { FrameCache } from './FrameCache';
import { PageDocument, type DocumentAttributes } from './PageDocument';
import { PanelsDocument } from './panels/PanelsDocument';
import { PanelsPlaceholder } from './panels/PanelsPlaceholder';
import { shareIcons } from './shareIcons';
import { PageStyles, type StyledMarkup } from './styles/PageStyles';
import { printTokens } from './styles/printTokens';
import type { Moment } from '@/server/content/InvalidationLog';
import type { SiteView } from '@/server/view/createSiteView';
import { setPanelRenderer, setPartRenderer } from '@/shell/frame/framePart';
import { PagePanels } from '@/shell/frame/panels/PagePanels';

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

/** Prefix of the class names of panels, which are inserted into pages with names of their own. */
const panelClassPrefix = 'p-';

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
  readonly begunAt: Moment;
}

/** Renders a public page to static HTML with only the styles it uses and the single page script. */
export function renderDocument({ metadata, content, assets, attributes, begunAt }: DocumentInput): string {
  frameCache.begin(begunAt);
  const body = frameCache.fill(renderToStaticMarkup(pageStyles.collect(content)));
  const styled = pageStyles.select(shareIcons(body), assets.styles);
  if (pageStyles.beginAnewIfFull()) frameCache.clear();
  const styles = joinStyles(assets.styles, attributes, styled);
  const frame = renderToStaticMarkup(
    <PageDocument metadata={metadata} attributes={attributes} manifest={assets.manifest} css={styles}>
      {bodyMark}
    </PageDocument>,
  );
  return `<!DOCTYPE html>${frame.replace(bodyMark, () => styled.markup)}`;
}

/**
 * Renders the panels of a site with the rules that they use, in all themes. They have no effect on the page that they are
 * inserted into, whatever rules and custom properties it has.
 */
export function renderPanels(view: SiteView, styles: Styles): string {
  const rendered = renderToStaticMarkup(pageStyles.collect(<PagePanels view={view} />));
  const { markup, css } = pageStyles.select(rendered, styles, panelClassPrefix);
  const themes = new Set(Object.keys(styles.themes));
  const tones = new Set(namesIn(markup, / data-tone="(\w+)"/g));
  const tokens = printTokens(styles, { themes, tones, css, isAddition: true });
  const frame = renderToStaticMarkup(
    <PanelsDocument lang={htmlLang(view.locale)} title={view.site.name} css={tokens + css}>
      {bodyMark}
    </PanelsDocument>,
  );
  return `<!DOCTYPE html>${frame.replace(bodyMark, () => markup)}`;
}
