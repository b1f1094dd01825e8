import { fireEvent, render } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { act, Suspense, use, useState } from 'react';

import { isTesting } from '../../browser/consent/consentStore';

import { PreviewMessages } from './PreviewMessages.client';

vi.mock('next/navigation', () => ({ useRouter: vi.fn() }));

const editorOrigin = 'https://cms.example';
const router = { refresh: vi.fn() };
const editor = { postMessage: vi.fn<(message: unknown, origin: string) => undefined>() };
const parentOfThis = window.parent;

const frame = (parent: unknown) =>
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });

beforeEach(() => {
  router.refresh.mockReset();
  editor.postMessage.mockReset();
  vi.mocked<() => object>(useRouter).mockReturnValue(router);
  frame(editor);
});
afterEach(() => frame(parentOfThis));

const show = () =>
  render(
    <>
      <a href="#menu">Menu</a>
      <section data-block-id="row-1">
        <p>Words</p>
        <a href="#elsewhere">Link</a>
        <details>
          <summary>Fold</summary>
        </details>
        <form>
          <input aria-label="Name" />
          <button>Send</button>
        </form>
      </section>
      <PreviewMessages editorOrigin={editorOrigin} />
    </>,
  );

const dispatch = (data: unknown, origin = editorOrigin) =>
  fireEvent(window, new MessageEvent('message', { data, origin }));

const readPosted = () => editor.postMessage.mock.calls.slice(1);
const block = (text: string) => [{ type: 'kmx.preview.block', id: 'row-1', text }, editorOrigin];

describe('a click in the preview', () => {
  it.each([
    ['Words', false, [block('Words')]],
    ['Link', false, [block('Link')]],
    ['Send', false, [block('Send')]],
    ['Fold', true, [block('Fold')]],
    ['Menu', false, []],
  ])('on "%s"', (words, leadsOn, messages) => {
    expect(fireEvent.click(show().getByText(words))).toBe(leadsOn);
    expect(readPosted()).toEqual(messages);
  });

  it('on a link with a modifier opens it, and chooses nothing', () => {
    expect(fireEvent.click(show().getByText('Link'), { ctrlKey: true })).toBe(true);
    expect(readPosted()).toEqual([]);
  });
});

it('submits no form, whatever other listeners do', () => {
  const send = vi.fn();
  document.addEventListener('submit', send);
  const form = show().container.querySelector('form');
  expect(form && fireEvent.submit(form)).toBe(false);
  document.removeEventListener('submit', send);
  expect(send).not.toHaveBeenCalled();
});

describe('messages to the preview', () => {
  it('during a refresh cause one more, once it has arrived', async () => {
    const arrivals: (() => void)[] = [];
    const Page = () => {
      const [state, setState] = useState<Promise<void> | undefined>(undefined);
      router.refresh.mockImplementation(() => {
        setState(new Promise((resolve) => arrivals.push(resolve)));
      });
      if (state) use(state);
      return <PreviewMessages editorOrigin={editorOrigin} />;
    };
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
    const saved = { type: 'payload-document-event' };
    await act(async () => ['W', 'i', 'r', 'e'].forEach(() => dispatch(saved)));
    expect(router.refresh).toHaveBeenCalledTimes(1);
    await act(async () => arrivals.at(0)?.());
    expect(router.refresh).toHaveBeenCalledTimes(2);
    await act(async () => arrivals.at(1)?.());
    expect(router.refresh).toHaveBeenCalledTimes(2);
    await act(async () => dispatch(saved));
    expect(router.refresh).toHaveBeenCalledTimes(3);
  });
});

describe('a message to the preview', () => {
  it('that the page was saved renders it again', () => {
    show();
    dispatch({ type: 'payload-document-event' });
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['from somewhere else', { type: 'payload-document-event' }, 'https://evil.example'],
    ['from a host that begins the same', { type: 'payload-document-event' }, `${editorOrigin}.evil.example`],
    ['about something else', { type: 'payload-live-preview' }, editorOrigin],
    ['without words', 'payload-document-event', editorOrigin],
    ['of nothing', null, editorOrigin],
  ])('%s does nothing', (_name, data, origin) => {
    show();
    dispatch(data, origin);
    expect(router.refresh).not.toHaveBeenCalled();
  });
});

it('tells the form that it is ready, and stops when it is removed', () => {
  const { unmount } = show();
  expect(editor.postMessage.mock.calls).toEqual([
    [{ type: 'payload-live-preview', ready: true }, editorOrigin],
  ]);
  unmount();
  dispatch({ type: 'payload-document-event' });
  expect(router.refresh).not.toHaveBeenCalled();
});

it('sends its messages to the window that opened it', () => {
  frame(window);
  Object.defineProperty(window, 'opener', { value: editor, configurable: true });
  fireEvent.click(show().getByText('Words'));
  Object.defineProperty(window, 'opener', { value: null, configurable: true });
  expect(readPosted()).toEqual([block('Words')]);
});

it('leaves a page outside a preview unchanged', () => {
  frame(window);
  expect(fireEvent.click(show().getByText('Words'))).toBe(true);
  expect(editor.postMessage).not.toHaveBeenCalled();
});

it('is a visit that nobody counts', () => {
  expect(isTesting()).toBe(false);
  show();
  expect(isTesting()).toBe(true);
});
