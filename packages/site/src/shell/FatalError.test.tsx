import { act } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { FatalError } from './FatalError.client';

vi.mock('./PageError.client', () => ({ PageError: () => <p>The error page</p> }));

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <FatalError error={this.state.error} /> : this.props.children);
}

const Failing = ({ error }: { error: Error }): ReactNode => {
  throw error;
};

/** Renders a failing component into a server-rendered document. */
async function fail(error: Error, userAgent: string) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  document.head.innerHTML = '<title>Company</title>';
  document.body.innerHTML = '<h1>What the server sent</h1>';
  Object.assign(document.documentElement, { lang: 'de' });
  const root = createRoot(document, { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <Boundary>
        <Failing error={error} />
      </Boundary>,
    ),
  );
  const shown = {
    text: document.body.textContent,
    title: document.title,
    lang: document.documentElement.lang,
  };
  act(() => root.unmount());
  return shown;
}

const mistake = new Error('A mistake of ours');
const gone = new Error('Failed to load chunk /_next/static/chunks/1a.js from module 1');
const reader = 'Mozilla/5.0 Firefox/145.0';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const key = `reload:${window.location.pathname}`;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('8 "Any fatal or unhandled error shows the error page …; crawlers do not get it"', () => {
  it('shows readers the error page', async () => {
    expect((await fail(mistake, reader)).text).toBe('The error page');
  });

  it.each([
    ['a mistake', mistake],
    ['a missing chunk', gone],
  ])('restores the server’s document for crawlers: %s', async (_name, error) => {
    const shown = await fail(error, crawler);
    expect(shown).toEqual({ text: 'What the server sent', title: 'Company', lang: 'de' });
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

it('restores the server’s document for crawlers after a failed hydration', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(crawler);
  document.documentElement.lang = 'de';
  document.head.innerHTML = '<title>Company</title><style>h1{color:red}</style>';
  document.body.innerHTML = '<h1>What the server sent</h1>';
  const page = (
    <Boundary>
      <Failing error={mistake} />
    </Boundary>
  );
  const options = { onCaughtError: () => undefined, onRecoverableError: () => undefined };
  const root = await act(async () => hydrateRoot(document, page, options));
  expect(document.body.innerHTML).toBe('<h1>What the server sent</h1>');
  expect(document.head.innerHTML).toContain('h1{color:red}');
  act(() => root.unmount());
});

describe('8 "A chunk-load error reloads the page, at most once per 10 seconds per path"', () => {
  it('shows the error page after a recent reload, without a loop', async () => {
    sessionStorage.setItem(key, String(Date.now() - 1000));
    expect((await fail(gone, reader)).text).toBe('The error page');
  });

  it('reloads first, and shows nothing meanwhile', async () => {
    const shown = await fail(gone, reader);
    expect(Number(sessionStorage.getItem(key))).toBeGreaterThan(Date.now() - 5000);
    expect(shown.text).toBe('');
  });
});
