'use client';

import { useSyncExternalStore } from 'react';

interface MomentProps {
  /** ISO 8601. */
  moment: string;
  locale: string;
  /** Rendered by the server in the site's time zone, until hydration. */
  children: string;
}

const neverChanges = () => () => undefined;

/** Shows a time in the reader's time zone, as the content service's admin does. */
export function Moment({ moment, locale, children }: MomentProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const format = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={moment}>{isInBrowser ? format().format(new Date(moment)) : children}</time>;
}
