import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/schemes.css';
import '@kmx/design-system/base.css';

import type { Metadata } from 'next';
import type { ReactNode } from 'react';

// Resolved by condition (package.json, "imports"): keeps the collector out of the browser bundle.
import { CollectStyles } from '#styles';

import { readScheme } from '@/server/session/readScheme';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Style guide and tools: no site, no locale, in English (section 2.2: "no locale, separate layout"). */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="Default" data-scheme={await readScheme()}>
      <body>
        <CollectStyles>{children}</CollectStyles>
      </body>
    </html>
  );
}
