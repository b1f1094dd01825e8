import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';

// Resolved by condition (package.json, "imports"): keeps the collector out of the browser bundle.
import { CollectStyles } from '#styles';

/** Layout of the error page; calls no service, so that it works when everything else is down. */
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
