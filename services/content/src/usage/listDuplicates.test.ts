import { listDuplicates } from './listDuplicates';

const upload = (id: string, contentHash: string | null, filesize = 10) => ({
  id,
  contentHash,
  filesize,
  filename: `${id}.png`,
});

test('lists the same content once with all its copies, the largest first', () => {
  const media = [upload('a', 'x'), upload('b', 'y'), upload('c', 'x')];
  const files = [upload('d', 'z', 99), { ...upload('e', 'z', 99), title: { en: 'Data sheet' } }];
  expect(listDuplicates({ media, files })).toEqual([
    {
      collection: 'files',
      size: 99,
      copies: [
        { id: 'd', name: 'd.png' },
        { id: 'e', name: 'Data sheet' },
      ],
    },
    {
      collection: 'media',
      size: 10,
      copies: [
        { id: 'a', name: 'a.png' },
        { id: 'c', name: 'c.png' },
      ],
    },
  ]);
});

test.each([
  ['files without a hash', { media: [upload('a', null), upload('b', null)], files: [] }],
  ['a picture that is also a file', { media: [upload('a', 'x')], files: [upload('b', 'x')] }],
])('does not list %s', (_, uploads) => {
  expect(listDuplicates(uploads)).toEqual([]);
});
