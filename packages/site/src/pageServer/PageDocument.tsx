import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import type { AssetManifest } from './assets/assets';
import { DocumentHead } from './DocumentHead';

/** Attributes of the root element that the browser script (src/browser) and the style sheets read. */
export interface DocumentAttributes {
  readonly lang: string;
  /** Locale for formatting dates and numbers in the script. */
  readonly formatLocale?: string;
  readonly theme: string;
  readonly siteKey?: string;
  readonly hasCutFont?: boolean;
  /**
   * The country's measurement system, or the reader's choice on pages that depend on it. The script corrects
   * it on all other pages.
   */
  readonly measurement?: string;
  readonly buildId: string;
  readonly tagManagerId: string | undefined;
}

interface PageDocumentProps {
  metadata: Metadata;
  attributes: DocumentAttributes;
  manifest: AssetManifest;
  css: string;
  children: ReactNode;
}

export function PageDocument({ metadata, attributes, manifest, css, children }: PageDocumentProps) {
  return (
    <html
      lang={attributes.lang}
      data-locale={attributes.formatLocale}
      data-theme={attributes.theme}
      data-site={attributes.siteKey}
      data-cut-font={attributes.hasCutFont ? '' : undefined}
      data-measurement={attributes.measurement}
      data-build={attributes.buildId}
      data-tag-manager={attributes.tagManagerId}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={manifest.font} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <script type="module" src={manifest.page} />
        {manifest.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <DocumentHead metadata={metadata} />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
