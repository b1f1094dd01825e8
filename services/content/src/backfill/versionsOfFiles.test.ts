import { listRespelled, listShownFiles } from './versionsOfFiles';

const paper = '22222222-2222-5222-8222-222222222222';
const modules = [{ blockType: 'downloadList', files: [{ file: paper }] }];

test.each([
  ['text, as SQLite gives it', JSON.stringify(modules)],
  ['a value, as PostgreSQL gives it', modules],
])('the files of a page whose modules are %s', (_, given) => {
  const pages = [
    { id: 'p1', modules: given },
    { id: 'p2', modules: null },
  ];
  const files = [
    { id: 'other', slug: 'other' },
    { id: paper, slug: 'paper' },
  ];
  expect(listShownFiles(pages, files)).toEqual([{ page: 'p1', file: paper, order: 1 }]);
});

test('only redirects in another spelling are written', () => {
  const redirects = [
    { id: 'r1', previous_url: '/old' },
    { id: 'r2', previous_url: '/a//%C3%BCber' },
  ];
  expect(listRespelled(redirects)).toEqual([{ id: 'r2', previousUrl: '/a/über' }]);
});
