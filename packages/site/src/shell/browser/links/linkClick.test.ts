import { readLinkClick, type LinkClick } from './linkClick';

/** Clicks on the first link of the markup. */
function click(markup: string, init: MouseEventInit = {}): LinkClick {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let response: LinkClick = { kind: 'browser' };
  const listen = (received: Event) => {
    if (received instanceof MouseEvent) response = readLinkClick(received);
    received.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.querySelector('a, button, span')?.dispatchEvent(event);
  document.removeEventListener('click', listen);
  return response;
}

const route = '<a href="/en/company?x=1#y" data-link="route">x</a>';

describe('readLinkClick (section 2.5)', () => {
  it('"Otherwise an in-app route"', () => {
    expect(click(route)).toEqual({ kind: 'route', href: '/en/company?x=1#y' });
  });

  it('"A target starting with \'action:\' runs a named action"', () => {
    expect(click('<a href="#news-feed" data-link="action">x</a>')).toEqual({
      kind: 'action',
      action: 'news-feed',
    });
  });

  it.each([
    ['an unhandled action with its own address', '<a href="/en/news#news-feed" data-link="action">x</a>', {}],
    ['a plain link: full page load', '<a href="/en" data-link="plain">x</a>', {}],
    ['a link of nobody', '<a href="/en">x</a>', {}],
    ['a new tab', '<a href="/en" data-link="route" target="_blank">x</a>', {}],
    ['another host', '<a href="http://schleuniger.localhost/en" data-link="route">x</a>', {}],
    ['a download', '<a href="/file/x" data-link="route" download>x</a>', {}],
    ['the control key', route, { ctrlKey: true }],
    ['the middle button', route, { button: 1 }],
    ['something that is no link', '<span>x</span>', {}],
  ])('leaves to the browser: %s', (_name, markup, init) => {
    expect(click(markup, init)).toEqual({ kind: 'browser' });
  });

  it('leaves an anchor on the same page to the browser', () => {
    expect(click(`<a href="${window.location.pathname}#content" data-link="route">x</a>`)).toEqual({
      kind: 'browser',
    });
  });
});
