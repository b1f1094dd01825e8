import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/schemes.css';
import '@kmx/design-system/base.css';

import { readScheme } from '@/server/session/readScheme';
import { SiteDocument } from '@/shell/document/SiteDocument';

/** The customer portal, in the colour scheme of the reader. */
export default async function RootLayout({ children, params }: LayoutProps<'/[site]/[locale]'>) {
  return (
    <SiteDocument params={params} scheme={await readScheme()}>
      {children}
    </SiteDocument>
  );
}
