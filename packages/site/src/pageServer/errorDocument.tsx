import { ErrorPage } from '@kmx/blocks/error-page';
import type { LanguageCode } from '@kmx/core';

import { createRendition } from './createRendition';
import type { Rendition } from './PageStore';
import { loadIntl } from '@/server/intl';

const renditions = new Map<LanguageCode, Promise<Rendition>>();

async function render(language: LanguageCode): Promise<Rendition> {
  const intl = await loadIntl(language);
  const say = (id: string) => intl.formatMessage({ id });
  return createRendition({
    begunAt: 0,
    metadata: { title: say('error.title'), robots: { index: false } },
    attributes: { lang: language, theme: 'Default' },
    content: (
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
    ),
  });
}

/** The error page in a language; it asks no service, so that it is there when everything else is down. */
export function loadErrorDocument(language: LanguageCode): Promise<Rendition> {
  const rendition = renditions.get(language) ?? render(language);
  renditions.set(language, rendition);
  rendition.catch(() => renditions.delete(language));
  return rendition;
}
