import type { ReactNode } from 'react';

// Resolved by condition (package.json, "imports"): keeps the collector out of the browser bundle.
import { CollectStyles } from '#styles';

import { decideLocaleMeasurementSystem, formatLocale, htmlLang, type SchemeChoice } from '@kmx/core';

import { LinkClicks } from '../frame/LinkClicks.client';
import { currentBuild } from '@/server/builds/currentBuild';
import { env } from '@/server/env';
import { readSiteContext } from '@/server/links/siteParam';
import { loadShellBundle } from '@/server/view/loadPageBundle';

interface SiteDocumentProps {
  readonly params: Promise<{ site: string; locale: string }>;
  /** Absent on pages that are always light. */
  readonly scheme?: SchemeChoice;
  readonly children: ReactNode;
}

/** Document of the framework's pages of a site. */
export async function SiteDocument({ params, scheme, children }: SiteDocumentProps) {
  const place = readSiteContext(await params);
  const [{ system }, build] = await Promise.all([loadShellBundle(place), currentBuild()]);
  const site = system.sites.find(({ key }) => key === place.siteKey);
  const measurement = decideLocaleMeasurementSystem({
    choice: place.measurement,
    locale: place.locale,
    countries: system.countries,
  });
  return (
    <html
      lang={htmlLang(place.locale)}
      data-locale={formatLocale(place.locale.language)}
      // Makes Next.js disable smooth scrolling during navigation.
      data-scroll-behavior="smooth"
      data-theme={site?.theme ?? 'Default'}
      data-site={place.siteKey}
      data-cut-font={site?.enableCutFont ? '' : undefined}
      // The country's measurement system, or the reader's choice on pages that depend on it. The script
      // corrects it on all other pages.
      data-measurement={measurement}
      data-scheme={scheme}
      data-build={build.id}
      data-tag-manager={env().TAG_MANAGER_ID}
    >
      <body>
        <CollectStyles>{children}</CollectStyles>
        <LinkClicks />
      </body>
    </html>
  );
}
