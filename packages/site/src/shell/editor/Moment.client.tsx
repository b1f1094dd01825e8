'use client';

import { useSyncExternalStore } from 'react';

interface MomentProps {
  /** ISO 8601. */
  moment: string;
  locale: string;
  /** In the time zone of the site, until the browser draws its own. */
  children: string;
}

const neverChanges = () => () => undefined;

/** A moment in the time zone of the reader, as the content service's admin shows it. */
export function Moment({ moment, locale, children }: MomentProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const format = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={moment}>{isInBrowser ? format().format(new Date(moment)) : children}</time>;
}
