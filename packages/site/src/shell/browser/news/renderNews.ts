import type { NewsFeedItem, NewsFeedView } from '@kmx/core/machines/newsFeed';

const find = (place: HTMLElement, part: string) => place.querySelector<HTMLElement>(part);

function write(place: HTMLElement, part: string, text: string): void {
  const element = find(place, `[data-news-${part}]`);
  if (element) element.textContent = text;
}

function renderPicture(place: HTMLElement, { imageUrl, imageAlt }: NewsFeedItem): void {
  const scene = find(place, '[data-news-picture]');
  if (imageUrl === '') return scene?.remove();
  const picture = new Image();
  picture.alt = imageAlt;
  picture.loading = 'lazy';
  picture.src = imageUrl;
  scene?.replaceChildren(picture);
}

/** Clones the server-rendered template and sets its texts. */
function renderItem(panel: HTMLElement, item: NewsFeedItem): HTMLElement[] {
  const place = find(panel, '[data-news-item]')?.cloneNode(true);
  if (!(place instanceof HTMLElement)) return [];
  place.removeAttribute('data-news-item');
  write(place, 'title', item.title);
  write(place, 'text', item.text);
  write(place, 'date', item.date);
  const time = find(place, 'time');
  if (item.dateTime === '') time?.removeAttribute('datetime');
  else time?.setAttribute('datetime', item.dateTime);
  const anchor = place.querySelector<HTMLAnchorElement>('a[data-news-title]');
  // The template links to the news page; an item without a link must not inherit that.
  anchor?.removeAttribute('href');
  if (anchor && item.href !== '') {
    anchor.href = item.href;
    anchor.dataset.link = item.dataLink;
  }
  renderPicture(place, item);
  return [place];
}

/** Appends new items without changing existing ones, and returns the first new item. */
function renderItems(panel: HTMLElement, { items }: NewsFeedView): HTMLElement | undefined {
  const list = find(panel, '[data-news-list]');
  if (!list) return undefined;
  if (items.length < list.childElementCount) list.replaceChildren();
  const added = items.slice(list.childElementCount).flatMap((item) => renderItem(panel, item));
  list.append(...added);
  return added[0];
}

/** Renders a state of the news feed, and returns the first new item. */
export function renderNews(
  panel: HTMLElement,
  view: NewsFeedView,
  isUnread: boolean,
): HTMLElement | undefined {
  const { state, items, endCursor } = view;
  const first = renderItems(panel, view);
  const show = (part: string, isShown: boolean) => {
    const element = find(panel, part);
    if (element) element.hidden = !isShown;
  };
  const isBusy = state === 'loading' || state === 'loadingMore';
  show('[data-news-loading]', state === 'loading');
  show('[data-news-empty]', state === 'shown' && items.length === 0);
  show('[data-news-failed]', state === 'failed');
  // Remains visible while loading, so that it keeps the focus.
  show('[data-news-act=more]', endCursor !== undefined && state !== 'failed');
  show('[data-news-act=read]', isUnread && items.length > 0);
  find(panel, '[data-news-act=more]')?.setAttribute('aria-disabled', String(isBusy));
  find(panel, '[data-news-list]')?.setAttribute('aria-busy', String(isBusy));
  return first;
}
