import type { Metadata } from 'next';

import { loadPreview } from '@/server/editor/preview/loadPreview';
import { PreviewView } from '@/shell/editor/preview/PreviewView';

// For editors only, and always current.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/preview'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const preview = await loadPreview(props);
  const title = 'page' in preview ? preview.page.title : undefined;
  const { intl, site } = preview.view;
  return {
    title: `${title ?? intl.formatMessage({ id: 'editor.preview.title' })} | ${site.name}`,
    robots: { index: false, follow: false },
    // The address grants access to the draft and must not be sent to linked sites.
    referrer: 'same-origin',
  };
}

export default async function PreviewPage(props: Props) {
  return <PreviewView preview={await loadPreview(props)} />;
}
