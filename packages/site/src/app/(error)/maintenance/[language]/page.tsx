import type { Metadata } from 'next';
import { ErrorPage } from '@kmx/blocks/error-page';
import { isLanguageCode, languageCodes } from '@kmx/core';

import type { MessageId } from '@/MessageId';
import { loadIntl } from '@/server/intl';

type Props = PageProps<'/maintenance/[language]'>;

export const dynamicParams = false;
export const generateStaticParams = () => languageCodes.map((language) => ({ language }));

async function intlOf(params: Props['params']) {
  const { language } = await params;
  return loadIntl(isLanguageCode(language) ? language : 'en');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const intl = await intlOf(params);
  return { title: intl.formatMessage({ id: 'error.title' }), robots: { index: false } };
}

export default async function MaintenancePage({ params }: Props) {
  const intl = await intlOf(params);
  const format = (id: MessageId) => intl.formatMessage({ id });
  return (
    <ErrorPage
      texts={{
        overline: format('error.overline'),
        title: format('error.title'),
        noticeTitle: format('error.notice.title'),
        noticeText: format('error.notice.text'),
        home: format('error.home'),
        homeCrumb: format('shell.home'),
        breadcrumb: format('shell.breadcrumb'),
        back: format('shell.back'),
      }}
    />
  );
}
