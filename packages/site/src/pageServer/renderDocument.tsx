import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Assets, Styles } from './assets';
import { FrameCache } from './FrameCache';
import { PageDocument, type DocumentAttributes } from './PageDocument';
import { PageStyles } from './PageStyles';
import { shareIcons } from './shareIcons';
import type { Moment } from '@/server/content/InvalidationLog';
import { setPartRenderer } from '@/shell/framePart';

const pageStyles = new PageStyles();
const frameCache = new FrameCache((content) => pageStyles.collect(content));
setPartRenderer(frameCache.render);

/** Stands for the body while the frame around it is rendered: the styles in the head are known only after the body. */
const bodyMark = '\u{E000}body\u{E000}';

const themesIn = (markup: string): string[] =>
  [...markup.matchAll(/ data-theme="(\w+)"/g)].flatMap(([, name]) => name ?? []);

/** Joins the sheets of a page: fonts, the themes that its markup names, element defaults, then the rules of its parts. */
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
  /** The moment when its content began to be loaded. */
  readonly begunAt: Moment;
}

/** Renders a public page to HTML alone: with only the styles that it uses, and the one script of public pages. */
export function renderDocument({ metadata, content, assets, attributes, begunAt }: DocumentInput): string {
  frameCache.begin(begunAt);
  const body = frameCache.fill(renderToStaticMarkup(pageStyles.collect(content)));
  const { markup, css } = pageStyles.select(shareIcons(body));
  if (pageStyles.beginAnewIfFull()) frameCache.clear();
  const styles = joinStyles(assets.styles, [attributes.theme, ...themesIn(markup)], css);
  const frame = renderToStaticMarkup(
    <PageDocument metadata={metadata} attributes={attributes} manifest={assets.manifest} css={styles}>
      {bodyMark}
    </PageDocument>,
  );
  return `<!DOCTYPE html>${frame.replace(bodyMark, () => markup)}`;
}
