import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';

import { StyledRegistry } from '@/shell/StyledRegistry.client';

/** The frame of the error page: it asks nobody anything, so that it stands when everything else is down. */
export default async function RootLayout({ children, params }: LayoutProps<'/maintenance/[language]'>) {
  const { language } = await params;
  return (
    <html lang={language} data-theme="Default">
      <body>
        <StyledRegistry>{children}</StyledRegistry>
      </body>
    </html>
  );
}
