import { readPreviewSwitch } from './readPreviewSwitch';

const shown = { pathname: '/en/editor/preview', search: '?page=p1&token=a.b' };

it('an invalid switch redirects nowhere', () => {
  expect(readPreviewSwitch(document.createElement('input'), shown)).toBeUndefined();
  expect(readPreviewSwitch(null, shown)).toBeUndefined();
});

it('a second choice keeps the original choice of the form', () => {
  const list = document.createElement('select');
  list.name = 'country';
  list.add(new Option('Deutschland', '/de-de/editor/preview'));
  expect(
    readPreviewSwitch(list, {
      pathname: '/de/editor/preview',
      search: '?page=p1&begin=%2Fen%2Feditor%2Fpreview',
    }),
  ).toEqual({
    kind: 'place',
    pathname: '/de-de/editor/preview',
    search: '?page=p1&begin=%2Fen%2Feditor%2Fpreview',
  });
});
