import { focusFragment } from './focusFragment';

const open = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  document.body.innerHTML =
    '<a id="more" href="/x">More</a><h2 id="part">Part</h2><a id="result-11" href="/y">New</a>';
  document.getElementById('more')?.focus();
});

test.each([
  ['/search?page=2#result-11', 'result-11'],
  ['/search?page=2', 'more'],
  ['/search#gone', 'more'],
  ['/search#part', 'more'],
])('at %s, focuses %s', (path, id) => {
  open(path);
  focusFragment();
  expect(document.activeElement?.id).toBe(id);
});
