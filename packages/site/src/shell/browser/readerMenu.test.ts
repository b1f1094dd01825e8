import { readerChangedEvent } from '@kmx/core';

import { startReaderMenu } from './readerMenu';

const draw = () => {
  document.body.innerHTML = `
    <div data-reader="anonymous"><details><summary>Sign in</summary></details></div>
    <div data-reader="signedIn" hidden><details><summary>Your MyKomax</summary></details></div>`;
};
const isSeen = (reader: string) =>
  document.querySelector<HTMLElement>(`[data-reader="${reader}"]`)?.hidden === false;
const clear = () => {
  document.cookie = 'reader-name=; Max-Age=0';
};

describe('the menu of the reader', () => {
  const end = new AbortController();
  const pageShown = startReaderMenu(end.signal);
  afterAll(() => end.abort());
  beforeEach(draw);
  afterEach(clear);

  it('leads a stranger in', () => {
    pageShown();
    expect([isSeen('anonymous'), isSeen('signedIn')]).toEqual([true, false]);
  });

  it('is the reader’s own, by name, while signed in', () => {
    document.cookie = `reader-name=${encodeURIComponent('Zoë Ångström')}`;
    pageShown();
    expect([isSeen('anonymous'), isSeen('signedIn')]).toEqual([false, true]);
    expect(document.querySelector('[data-reader="signedIn"] summary')).toHaveAttribute(
      'title',
      'Zoë Ångström',
    );
  });

  it('follows at once who signs in or out on the page', () => {
    pageShown();
    document.cookie = 'reader-name=Ada';
    window.dispatchEvent(new Event(readerChangedEvent));
    expect(isSeen('signedIn')).toBe(true);
    clear();
    window.dispatchEvent(new Event(readerChangedEvent));
    expect(isSeen('signedIn')).toBe(false);
  });
});
