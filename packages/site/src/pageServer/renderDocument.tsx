import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Assets, Styles } from './assets';
import { FrameCache } from './FrameCache';
import { PageDocument, type DocumentAttributes } from './PageDocument';
import { shareIcons } from './shareIcons';
import { PageStyles, type StyledMarkup } from './styles/PageStyles';
import { printTokens } from './styles/printTokens';
import type { Moment } from '@/server/content/InvalidationLog';
import { setPartRenderer } from '@/shell/frame/framePart';

const pageStyles = new PageStyles();
const frameCache = new FrameCache((content) => pageStyles.collect(content));
setPartRenderer(frameCache.render);

/**
 * Placeholder for the body: the frame is rendered around it, after the body has determined the styles of the
 * head.
 */
const bodyMark = `{body-${randomUUID()}}`;

const namesIn = (markup: string, attribute: RegExp): string[] =>
  [...markup.matchAll(attribute)].flatMap(([, name]) => name ?? []);

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
