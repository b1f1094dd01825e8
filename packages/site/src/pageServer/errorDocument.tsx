import { ErrorPage } from '@kmx/blocks/error-page';
import type { LanguageCode } from '@kmx/core';

import { createRendition } from './createRendition';
import type { Rendition } from './PageStore';
import type { MessageId } from '@/MessageId';
import { loadIntl } from '@/server/intl';

const renditions = new Map<LanguageCode, Promise<Rendition>>();

async function render(language: LanguageCode): Promise<Rendition> {
  const intl = await loadIntl(language);
  const format = (id: MessageId) => intl.formatMessage({ id });
  return createRendition({
    startedAt: 0,
    metadata: { title: format('error.title'), robots: { index: false } },
    attributes: { lang: language, theme: 'Default' },
    content: (
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
    ),
  });
}

/** Renders the error page without calling any service, so that it is available while all of them are down. */
export function loadErrorDocument(language: LanguageCode): Promise<Rendition> {
  const rendition = renditions.get(language) ?? render(language);
  renditions.set(language, rendition);
  rendition.catch(() => renditions.delete(language));
  return rendition;
}
