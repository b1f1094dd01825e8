'use client';

import { useTranslation } from '@payloadcms/ui';
import type { MouseEvent } from 'react';
import { formMessages } from './formMessages';
import { focusWhenRendered } from './openRow';

/** Title fields of documents, in form order. */
const titleIds = ['field-title', 'field-name', 'field-alt', 'field-previousUrl', 'search-filter-input'];

const skip = (event: MouseEvent): void => {
  event.preventDefault();
  const id = titleIds.find((one) => document.getElementById(one));
  if (id !== undefined) focusWhenRendered(id);
  else document.querySelector<HTMLElement>('main a[href], main button, main input')?.focus();
};

/** First tab stop of every screen: skips the navigation to the title of a form or the search of a list. */
export function SkipLink() {
  const { i18n } = useTranslation();
  return (
    <a className="kmx-skip" href="#field-title" onClick={skip}>
      {formMessages(i18n.language).skip}
    </a>
  );
}
