import { delegate } from './delegate';

it('handles events in elements added later, with the innermost match, until it is aborted', () => {
  const end = new AbortController();
  const handle = vi.fn<(element: HTMLElement) => void>();
  delegate('click', '[data-part]', handle, { signal: end.signal });
  document.body.innerHTML = `<div data-part="outer"><div data-part="inner"><b>x</b></div></div><i>y</i>`;
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  click('b');
  click('i');
  end.abort();
  click('b');
  expect(handle.mock.calls.map(([element]) => element.dataset.part)).toEqual(['inner']);
});
