import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';

// Resolved by condition (package.json, "imports"): keeps the collector out of the browser bundle.
import { CollectStyles } from '#styles';

import { decideLocaleMeasurementSystem, formatLocale, htmlLang } from '@kmx/core';

import { currentBuild } from '@/server/builds/currentBuild';
import { env } from '@/server/env';
import { readPlace } from '@/server/links/siteParam';
import { loadShellBundle } from '@/server/view/loadPageBundle';
import { LinkClicks } from '@/shell/frame/LinkClicks.client';

export default async function RootLayout({ children, params }: LayoutProps<'/[site]/[locale]'>) {
  const place = readPlace(await params);
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
