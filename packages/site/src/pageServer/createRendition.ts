import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { formatLocale, htmlLang } from '@kmx/core';

import { readAssets, type Assets } from './assets/assets';
import type { DocumentAttributes } from './PageDocument';
import type { Rendition } from './PageStore';
import { renderDocument, renderPanels, renderListFragment, type ListFragmentInput } from './renderDocument';
import { currentBuild } from '@/server/builds/currentBuild';
import type { Moment } from '@/server/content/InvalidationLog';
import { env } from '@/server/env';
import { log } from '@/server/log';
import type { ProductMenuArea } from '@/server/navigation/loadProductMenu';
import { createSecurityPolicy } from '@/server/security/createSecurityPolicy';
import { readInlineParts } from '@/server/security/readInlineParts';
import { readPolicySources } from '@/server/security/readPolicySources';
import type { SiteView } from '@/server/view/createSiteView';

interface RenditionInput {
  readonly metadata: Metadata;
  readonly content: ReactElement;
  readonly attributes: Omit<DocumentAttributes, 'buildId' | 'tagManagerId'>;
  readonly startedAt: Moment;
}

export const attributesOf = ({ site, locale, measurement }: SiteView): RenditionInput['attributes'] => ({
  lang: htmlLang(locale),
  formatLocale: formatLocale(locale.language),
  theme: site.theme ?? 'Default',
  siteKey: site.key,
  hasCutFont: site.enableCutFont,
  measurement,
});

/**
 * Renders a document with a content security policy that allows its inline styles and only external scripts.
 */
export async function createRendition({
  metadata,
  content,
  attributes,
  startedAt,
}: RenditionInput): Promise<Rendition> {
  const [assets, build] = await Promise.all([readAssets(), currentBuild()]);
  const html = renderDocument({
    metadata,
    content,
    assets,
    startedAt,
    attributes: { ...attributes, buildId: build.id, tagManagerId: env().TAG_MANAGER_ID },
  });
  return toRendition(html, assets);
}

/** Renders the panels of a site as a document from which the script takes them. */
export async function createPanelsRendition(
  view: SiteView,
  areas: readonly ProductMenuArea[],
): Promise<Rendition> {
  const assets = await readAssets();
  return toRendition(renderPanels(view, areas, assets.styles), assets);
}

export async function createFragmentRendition({
  query,
  ...input
}: Pick<ListFragmentInput, 'view' | 'content' | 'startedAt'> & {
  readonly query: string;
}): Promise<Rendition> {
  const [assets, build] = await Promise.all([readAssets(), currentBuild()]);
  const { theme } = attributesOf(input.view);
  const html = renderListFragment({
    ...input,
    theme,
    styles: assets.styles,
    list: { query, buildId: build.id },
  });
  return toRendition(html, assets);
}

function toRendition(html: string, { manifest }: Assets): Rendition {
  const parts = readInlineParts(html);
  for (const text of parts.unknownScripts)
    log('warn', 'The content security policy blocks an unknown inline script.', { text });
  return {
    html: Buffer.from(html),
    policy: createSecurityPolicy(readPolicySources(), { parts }),
    speculationRules: manifest.speculationRules,
  };
}
