import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';

// Resolved by condition (package.json, "imports"): the collector stays out of the reader's script.
import { CollectStyles } from '#styles';

import { htmlLang } from '@kmx/core';

import { readLocale } from '@/server/view/createSiteView';
import { loadShellBundle } from '@/server/view/loadPageBundle';
import { LinkClicks } from '@/shell/LinkClicks.client';

export default async function RootLayout({ children, params }: LayoutProps<'/[site]/[locale]'>) {
  const { site: siteKey, locale: urlCode } = await params;
  const locale = readLocale(urlCode);
  const { system } = await loadShellBundle({ siteKey, locale });
  const site = system.sites.find(({ key }) => key === siteKey);
  return (
    <html
      lang={htmlLang(locale)}
      data-theme={site?.theme ?? 'Default'}
      data-site={siteKey}
      data-cut-font={site?.enableCutFont ? '' : undefined}
    >
      <body>
        <CollectStyles>{children}</CollectStyles>
        <LinkClicks />
      </body>
    </html>
  );
}
