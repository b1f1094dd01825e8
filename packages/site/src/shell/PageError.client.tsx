'use client';

import { useEffect, useState } from 'react';

import { ErrorPage } from '@kmx/blocks/error-page';

import type { MessageId } from '@/MessageId';

type Catalogue = Record<string, string>;

/** Error page for failures while rendering in the browser; loads its messages on demand. */
export function PageError() {
  const [messages, setMessages] = useState<Catalogue>({});
  useEffect(() => {
    // The frame is gone, but the address still contains the language.
    const [, language = 'en'] = /^\/([a-z]{2})\b/.exec(window.location.pathname) ?? [];
    import(`../../messages/${language}.json`).then(
      (catalogue: { default: Catalogue }) => setMessages(catalogue.default),
      () => undefined,
    );
  }, []);
  const format = (id: MessageId, standard: string) => messages[id] ?? standard;
  const title = format('error.title', 'Something went wrong');
  return (
    <>
      <title>{title}</title>
      <ErrorPage
        texts={{
          title,
          overline: format('error.overline', 'Error'),
          noticeTitle: format('error.notice.title', 'Maintenance'),
          noticeText: format('error.notice.text', 'Please try again in a few minutes.'),
          home: format('error.home', 'Go to the home page'),
          homeCrumb: format('shell.home', 'Home'),
          breadcrumb: format('shell.breadcrumb', 'You are here'),
          back: format('shell.back', 'Back to'),
        }}
      />
    </>
  );
}
