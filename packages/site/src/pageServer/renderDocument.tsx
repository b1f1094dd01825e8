import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Assets, Styles } from './assets';
import { FrameCache } from './FrameCache';
import { PageDocument, type DocumentAttributes } from './PageDocument';
import { shareIcons } from './shareIcons';
import { PageStyles } from './styles/PageStyles';
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

const themesIn = (markup: string): string[] =>
  [...markup.matchAll(/ data-theme="(\w+)"/g)].flatMap(([, name]) => name ?? []);

/** Concatenates the style sheets: fonts, themes used in the markup, element defaults, rules of components. */
function joinStyles(
  { fonts, defaults, themes, tones, base }: Styles,
  names: readonly string[],
  rules: string,
): string {
  const used = [...new Set(names)].map((name) => themes[name] ?? '');
  return [fonts, defaults, ...used, tones, base, rules].join('');
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
  const { markup, css } = pageStyles.select(shareIcons(body), assets.styles);
  if (pageStyles.beginAnewIfFull()) frameCache.clear();
  const styles = joinStyles(assets.styles, [attributes.theme, ...themesIn(markup)], css);
  const frame = renderToStaticMarkup(
    <PageDocument metadata={metadata} attributes={attributes} manifest={assets.manifest} css={styles}>
      {bodyMark}
    </PageDocument>,
  );
  return `<!DOCTYPE html>${frame.replace(bodyMark, () => markup)}`;
}
