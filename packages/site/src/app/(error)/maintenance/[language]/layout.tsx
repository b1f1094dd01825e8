import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';

// Resolved by condition (package.json, "imports"): the collector stays out of the reader's script.
import { CollectStyles } from '#styles';

/** The frame of the error page: it asks nobody anything, so that it stands when everything else is down. */
export default async function RootLayout({ children, params }: LayoutProps<'/maintenance/[language]'>) {
  const { language } = await params;
  return (
    <html lang={language} data-theme="Default">
      <body>
        <CollectStyles>{children}</CollectStyles>
      </body>
    </html>
  );
}
