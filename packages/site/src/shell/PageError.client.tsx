'use client';

import { useEffect, useState } from 'react';

import { ErrorPage } from '@kmx/blocks/error-page';

type Catalogue = Record<string, string>;

/** What failed while it was drawn in the browser; the words are fetched only now. */
export function PageError() {
  const [messages, setMessages] = useState<Catalogue>({});
  useEffect(() => {
    // The frame is gone; the address still tells the language.
    const [, language = 'en'] = /^\/([a-z]{2})\b/.exec(window.location.pathname) ?? [];
    import(`../../messages/${language}.json`).then(
      (catalogue: { default: Catalogue }) => setMessages(catalogue.default),
      () => undefined,
    );
  }, []);
  const say = (id: string, standard: string) => messages[id] ?? standard;
  const title = say('error.title', 'Something went wrong');
  return (
    <>
      <title>{title}</title>
      <ErrorPage
        texts={{
          title,
          overline: say('error.overline', 'Error'),
          noticeTitle: say('error.notice.title', 'Maintenance'),
          noticeText: say('error.notice.text', 'Please try again in a few minutes.'),
          home: say('error.home', 'To the home page'),
          homeCrumb: say('shell.home', 'Home'),
          breadcrumb: say('shell.breadcrumb', 'You are here'),
          back: say('shell.back', 'Back to'),
        }}
      />
    </>
  );
}
