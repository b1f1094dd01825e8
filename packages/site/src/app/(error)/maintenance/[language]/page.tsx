import type { Metadata } from 'next';
import { ErrorPage } from '@kmx/blocks/error-page';
import { isLanguageCode, languageCodes } from '@kmx/core';

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
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <ErrorPage
      texts={{
        overline: say('error.overline'),
        title: say('error.title'),
        noticeTitle: say('error.notice.title'),
        noticeText: say('error.notice.text'),
        home: say('error.home'),
        homeCrumb: say('shell.home'),
        breadcrumb: say('shell.breadcrumb'),
        back: say('shell.back'),
      }}
    />
  );
}
