import { render, waitFor } from '@testing-library/react';
import { act } from 'react';
import { PreviewBlocks } from './PreviewBlocks';

const url = 'http://localhost:3000/en/editor/preview?page=1&token=a.b';
const rows = [
  { id: 'hero', collapsed: true },
  { id: 'quote', collapsed: true },
];
const fields = {
  title: { value: 'Fitter' },
  text: {
    value: { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'You fit.' }] }] } },
  },
  modules: { rows },
  'modules.1.name': { value: 'Anna Weber' },
  'modules.1.items': { rows: [{ id: 'one' }, { id: 'two', collapsed: true }] },
  'modules.1.items.1.text': { value: 'Come and see' },
};
const dispatchFields = vi.fn();
const frame: { current: { contentWindow: Window | null } } = { current: { contentWindow: null } };

/** Payload's form cannot be rendered by the test runner, so its hooks are mocked. */
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 'opening', docConfig: { fields: [] } }),
  useForm: () => ({ dispatchFields, getFields: () => fields }),
  useLivePreviewContext: () => ({ iframeRef: frame, popupRef: { current: null }, url }),
}));

const form = `
  <button class="tabs-field__tab-button"></button>
  <div id="field-modules">
    <div id="modules-row-0"><div class="collapsible__content"><input name="first" /></div></div>
    <div id="modules-row-1"><input name="name" />
      <div class="collapsible__content"><input type="hidden" /><textarea name="words"></textarea></div>
    </div>
  </div>`;

const postMessage = (
  data: unknown,
  { origin = 'http://localhost:3000', source = frame.current.contentWindow } = {},
) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
const click = (id: string) => ({ type: 'kmx.preview.block', id });

const scrolled: string[] = [];

beforeEach(() => {
  dispatchFields.mockReset();
  scrolled.length = 0;
  document.body.innerHTML = form;
  const iframe = document.body.appendChild(document.createElement('iframe'));
  frame.current.contentWindow = iframe.contentWindow;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  render(<PreviewBlocks />);
});

test('a click on a block in the preview opens its row, scrolls to it and focuses its first field', () => {
  postMessage(click('quote'));
  expect(dispatchFields).toHaveBeenCalledWith({
    type: 'SET_ROW_COLLAPSED',
    path: 'modules',
    updatedRows: [
      { id: 'hero', collapsed: true },
      { id: 'quote', collapsed: false },
    ],
  });
  expect(scrolled).toContain('modules-row-1');
  expect(document.activeElement).toBe(document.querySelector('textarea'));
});

test('a click on words focuses the field that has them, in a row of its own', () => {
  const field = document.createElement('input');
  field.id = 'field-modules__1__items__1__text';
  document.getElementById('modules-row-1')?.append(field);
  postMessage({ ...click('quote'), text: 'Come and see' });
  expect(dispatchFields.mock.calls).toEqual([
    [expect.objectContaining({ path: 'modules' })],
    [
      {
        type: 'SET_ROW_COLLAPSED',
        path: 'modules.1.items',
        updatedRows: [{ id: 'one' }, { id: 'two', collapsed: false }],
      },
    ],
  ]);
  expect(document.activeElement).toBe(field);
});

test('a click on words that nobody typed focuses the first field', () => {
  postMessage({ ...click('quote'), text: 'Read more' });
  expect(document.activeElement).toBe(document.querySelector('textarea'));
});

test.each([
  ['Fitter', 'field-title'],
  ['You fit.', 'field-text'],
  ['Apply by 31 March', ''],
])('a click on "%s" in a document without blocks focuses its field "%s"', (text, fieldId) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input id="field-title" /><div id="field-text"><div contenteditable="true" tabindex="0"></div></div>',
  );
  postMessage({ ...click('opening'), text });
  expect(document.activeElement?.closest('[id]')?.id ?? '').toBe(fieldId);
  expect(dispatchFields).not.toHaveBeenCalled();
});

test('on another tab of the form, the tab of the modules is opened first', async () => {
  const fields = document.getElementById('field-modules');
  fields?.remove();
  const tab = document.querySelector('button');
  tab?.addEventListener('click', () => setTimeout(() => fields && document.body.append(fields), 50));
  postMessage(click('hero'));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[name="first"]')));
});

test.each([
  ['another origin', click('quote'), { origin: 'http://evil.example' }],
  ['another window', click('quote'), { source: window }],
  ['a block that is no row', click('gone'), {}],
  ['another message', { type: 'payload-live-preview', ready: true }, {}],
  ['no id', { type: 'kmx.preview.block' }, {}],
  ['no object', 'kmx.preview.block', {}],
])('%s opens nothing', (_, data, from) => {
  postMessage(data, from);
  expect(dispatchFields).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
