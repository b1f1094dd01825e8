'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { searchMessages } from './searchMessages';

/** Approximate number of displayed characters; search engines measure in pixels. */
const limits = { title: 60, description: 160 } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const shorten = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text;

const headingId = 'search-preview';

/** Shows a page as a search result, with the visible part of its texts. */
export function SearchPreview() {
  const title = useFormFields(([fields]) => textOf(fields['title']?.value));
  const description = useFormFields(([fields]) => textOf(fields['description']?.value));
  const { i18n } = useTranslation();
  const messages = searchMessages(i18n.language);
  const hint = (text: string, name: 'title' | 'description'): string => {
    const length = messages[name](text.length, limits[name]);
    return text.length > limits[name] ? `${length} ${messages.shortened}` : length;
  };
  return (
    <section className="field-type kmx-panel kmx-panel--quiet" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.heading}</h2>
      <p>
        <strong>{title === '' ? messages.missingTitle : shorten(title, limits.title)}</strong>
      </p>
      <p>{description === '' ? messages.missingDescription : shorten(description, limits.description)}</p>
      <ul>
        <li>{hint(title, 'title')}</li>
        <li>{hint(description, 'description')}</li>
      </ul>
    </section>
  );
}
