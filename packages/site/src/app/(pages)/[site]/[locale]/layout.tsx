import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';

import { SiteDocument } from '@/shell/document/SiteDocument';

/** Editor area, previews and explanations, which look like public pages and are light like these. */
export default function RootLayout({ children, params }: LayoutProps<'/[site]/[locale]'>) {
  return <SiteDocument params={params}>{children}</SiteDocument>;
}
