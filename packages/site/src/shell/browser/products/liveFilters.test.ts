import { mockDocumentRequests, type DocumentRequests } from '../dom/documentRequests.mock';
import { startLiveFilters } from './liveFilters';

const list = (more: { count: number; checked?: string }) => `<section>
  <details data-block="product-filters"><form action="http://localhost/en/products#product-list">
    <input type="checkbox" id="brand-komax" name="brand" value="komax" ${more.checked ?? ''}>
    <input id="from" name="from.wire" value="">
    <b data-count>${String(more.count)}</b>
  </form></details>
  <p role="status">Products found: ${String(more.count)}</p>
</section>`;

const head = `<meta name="rules" content="@media all{.q-b{color:red}}"><meta name="query" content="brand=komax">`;
let requests: DocumentRequests;
const waiting: (() => void)[] = [];

const find = <Type extends HTMLElement>(selector: string): Type => {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`${selector} is missing.`);
  return found;
};
const settled = () => vi.dynamicImportSettled();
async function respond() {
  for (const load of waiting.splice(0)) load();
  await settled();
  await new Promise(requestAnimationFrame);
}
function choose() {
  const box = find<HTMLInputElement>('#brand-komax');
  box.focus();
  box.click();
}
let end: AbortController;
const submitted = vi.fn();

beforeEach(() => {
  requests = mockDocumentRequests((respond) => waiting.push(respond));
  HTMLFormElement.prototype.submit = submitted;
  submitted.mockClear();
  requests.html = `<html data-build="b1"><head>${head}</head><body>${list({ count: 2, checked: 'checked' })}</body></html>`;
  end = new AbortController();
  document.head.replaceChildren();
  document.documentElement.dataset.build = 'b1';
  document.body.innerHTML = list({ count: 9 });
  history.replaceState(null, '', '/en/products');
  startLiveFilters(end.signal);
});
afterEach(() => end.abort());

it('shows the list of a choice with its counts, keeps focus and open filters, and announces the number', async () => {
  find<HTMLDetailsElement>('details').open = true;
  const stored = vi.fn();
  window.addEventListener('storage', stored, { signal: end.signal });
  choose();
  await respond();
  expect(requests.urls).toEqual(['http://localhost/en/products?brand=komax&part=list']);
  expect(find('[data-count]').textContent).toBe('2');
  expect(document.activeElement?.id).toBe('brand-komax');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.styleSheets).toHaveLength(1);
  expect(window.location.search).toBe('?brand=komax');
  expect(find('#shell-announcer').textContent).toBe('Products found: 2');
  expect(stored).toHaveBeenCalledTimes(1);
});

it('keeps the choice in links to other languages and in the form for the wire', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a hreflang="de" href="/de/products"></a><a hreflang="fr" href="/fr"></a>
    <form data-block="wire-filter"><input name="wire" value="0.5"><input type="hidden" name="sort" value="name"></form>`,
  );
  choose();
  await respond();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links.map((href) => new URL(href ?? '', 'http://localhost').search)).toEqual(['?brand=komax', '']);
  const entries = [...new FormData(find<HTMLFormElement>('[data-block=wire-filter]'))];
  expect(entries).toEqual([
    ['wire', '0.5'],
    ['brand', 'komax'],
  ]);
});

it('replaces the rules of the previous list', async () => {
  choose();
  await respond();
  choose();
  requests.html = requests.html.replace('checked', '');
  await respond();
  expect(document.styleSheets).toHaveLength(1);
});

it('ignores a response if the entries have changed meanwhile', async () => {
  choose();
  find<HTMLInputElement>('#from').value = '0.5';
  await respond();
  expect(find('[data-count]').textContent).toBe('9');
  expect(submitted).not.toHaveBeenCalled();
});

it('requests the list again if the entries are restored without a change event', async () => {
  choose();
  const field = find<HTMLInputElement>('#from');
  field.focus();
  field.value = '0.5';
  await respond();
  field.value = '';
  field.blur();
  await respond();
  expect(requests.urls).toHaveLength(2);
  expect(find('[data-count]').textContent).toBe('2');
});

it('requests the list once if the entries are changed while a response is dropped', async () => {
  choose();
  const field = find<HTMLInputElement>('#from');
  field.focus();
  field.value = '0.5';
  await respond();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.blur();
  expect(requests.urls).toHaveLength(2);
});

it('waits for the end of a press, which may be on the button of the form', async () => {
  choose();
  document.dispatchEvent(new Event('pointerdown'));
  await respond();
  expect(find('[data-count]').textContent).toBe('9');
  document.dispatchEvent(new Event('pointerup'));
  await settled();
  await settled();
  expect(find('[data-count]').textContent).toBe('2');
});

it.each([
  ['a failure', () => (requests.status = 503)],
  ['another build', () => (requests.html = requests.html.replace('b1', 'b2'))],
  ['another page', () => (requests.html = requests.html.replace(head, ''))],
  ['no list', () => (requests.html = requests.html.replaceAll('section', 'div'))],
])('submits the form after %s', async (_name, change) => {
  change();
  choose();
  await respond();
  expect(submitted).toHaveBeenCalledTimes(1);
});
