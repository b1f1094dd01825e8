import type { NewsFeedItem, NewsFeedPage } from '@kmx/core/machines/newsFeed';

/** Timeout in milliseconds. */
const timeoutMs = 10_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Accepts only HTTP and relative addresses, so that a response cannot inject a script URL. */
const addressOf = (value: unknown) =>
  typeof value === 'string' && /^(?:https?:\/\/|mailto:|\/(?![/\\]))/.test(value) ? value : '';

/** Drops items without an id or title. */
function readItem(value: unknown): readonly NewsFeedItem[] {
  if (!isRecord(value) || textOf(value.id) === '' || textOf(value.title) === '') return [];
  return [
    {
      id: textOf(value.id),
      title: textOf(value.title),
      text: textOf(value.text),
      date: textOf(value.date),
      dateTime: textOf(value.dateTime),
      href: addressOf(value.href),
      dataLink: value.dataLink === 'route' ? 'route' : 'plain',
      imageUrl: addressOf(value.imageUrl),
      imageAlt: textOf(value.imageAlt),
    },
  ];
}

/** Fetches a page of the news; rejects on failure. */
export async function fetchNewsPage(
  url: string,
  after: string | undefined,
  signal: AbortSignal,
): Promise<NewsFeedPage> {
  const address = after === undefined ? url : `${url}&after=${encodeURIComponent(after)}`;
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`The news feed responded with ${String(response.status)}.`);
  const result: unknown = await response.json();
  if (!isRecord(result) || !Array.isArray(result.items))
    throw new Error('The news feed response is invalid.');
  const { pageInfo } = result;
  const endCursor = isRecord(pageInfo) ? textOf(pageInfo.endCursor) : '';
  return { items: result.items.flatMap(readItem), endCursor: endCursor || undefined };
}
