import { findFileMentions } from './shownFiles';

const film = '11111111-1111-5111-8111-111111111111';
const paper = '22222222-2222-5222-8222-222222222222';

test.each<[string, unknown, string[], string[]]>([
  ['a film and its subtitles', [{ blockType: 'video', video: film, captionsFile: paper }], [film, paper], []],
  ['downloads', [{ files: [{ id: 'a1', file: paper, title: { en: 'A', de: 'B' } }] }], [paper], []],
  ['a link to a file', [{ links: [{ link: { kind: 'file', file: paper } }] }], [paper], []],
  ['a link by address', [{ link: { kind: 'path', path: '/file/price-list?dl=true' } }], [], ['price-list']],
  [
    'a link in a text, in any language',
    [{ content: { de: { url: 'https://k.example/de/file/price-list' } } }],
    [],
    ['price-list'],
  ],
  [
    'a file that a text leads to',
    [{ content: { fields: { linkType: 'internal', doc: { relationTo: 'files', value: paper } } } }],
    [paper],
    [],
  ],
  [
    'a file that a text once led to',
    [{ content: { fields: { linkType: 'custom', doc: { relationTo: 'files', value: paper } } } }],
    [],
    [],
  ],
  ['a file that a link once led to', [{ link: { kind: 'page', file: paper } }], [], []],
  [
    'a page whose address only begins alike',
    [{ link: { path: '/profile/me' } }, { path: '/files/x' }],
    [],
    [],
  ],
  ['no modules', null, [], []],
])('%s', (_, modules, ids, slugs) => {
  expect(findFileMentions(modules)).toEqual({ ids, slugs });
});
