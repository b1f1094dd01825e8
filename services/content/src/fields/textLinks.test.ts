import { findTextLinks, validateTextLink } from './textLinks';

const sentence: unknown = expect.any(String);

test.each([
  ['an address outside', { linkType: 'custom', url: 'https://example.com/a?b#c' }, true],
  ['one that was recognised while typing', { url: 'https://example.com' }, true],
  ['mail', { linkType: 'custom', url: 'mailto:info@example.com' }, true],
  ['a path', { linkType: 'custom', url: '/company/about#figures' }, true],
  ['a full load', { linkType: 'custom', url: 'hard:/company' }, true],
  ['an action', { linkType: 'custom', url: 'action:news-feed' }, true],
  ['a place on the page', { linkType: 'custom', url: '#figures' }, true],
  ['only the beginning of an address', { linkType: 'custom', url: 'https://' }, sentence],
  ['a script', { linkType: 'custom', url: 'javascript:alert(1)' }, sentence],
  ['another host without protocol', { linkType: 'custom', url: '//example.com' }, sentence],
  ['words', { linkType: 'custom', url: 'company' }, sentence],
  ['nothing', { linkType: 'custom', url: ' ' }, sentence],
  ['a document', { linkType: 'internal', doc: { relationTo: 'pages', value: 'p1' }, url: 'https://' }, true],
  ['no document', { linkType: 'internal', doc: null, url: 'https://example.com' }, sentence],
  ['a product', { linkType: 'product', product: 'alpha-550' }, true],
  ['no product', { linkType: 'product', product: '' }, sentence],
  ['no fields at all', undefined, sentence],
])('a link in a text to %s: %j is %s', (_, fields, verdict) => {
  expect(validateTextLink(fields)).toEqual(verdict);
});

test('the links of a text are found in paragraphs and nested lists, with their words', () => {
  const link = (text: string) => ({
    type: 'link',
    fields: { url: `/${text}` },
    children: [{ type: 'text', text }],
  });
  const list = { type: 'list', children: [{ type: 'listitem', children: [link('b')] }] };
  const value = {
    root: { children: [{ type: 'paragraph', children: [link('a'), { type: 'text', text: 'x' }] }, list] },
  };
  expect(findTextLinks(value)).toEqual([
    { text: 'a', fields: { url: '/a' } },
    { text: 'b', fields: { url: '/b' } },
  ]);
});
