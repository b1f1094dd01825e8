import { findMentions } from './mentions';

const id = '22222222-2222-5222-8222-222222222222';
const nothing = { id: null, slug: null, product: null };

test.each([
  ['a relation', { image: id }, [{ ...nothing, id, path: ['image'] }]],
  ['a relation in a list', { topics: [id] }, [{ ...nothing, id, path: ['topics', '0'] }]],
  ['an address of a file', { path: '/file/paper?x=1' }, [{ ...nothing, slug: 'paper', path: ['path'] }]],
  [
    'a link to a product',
    { link: { kind: 'product', product: ' alpha-550 ' } },
    [{ ...nothing, product: 'alpha-550', path: ['link', 'product'] }],
  ],
  [
    'a link to a product in a text',
    { fields: { linkType: 'product', product: 'alpha-550' } },
    [{ ...nothing, product: 'alpha-550', path: ['fields', 'product'] }],
  ],
  [
    'the products of a story',
    { products: ['alpha-550', 'gamma'] },
    [
      { ...nothing, product: 'alpha-550', path: ['products', '0'] },
      { ...nothing, product: 'gamma', path: ['products', '1'] },
    ],
  ],
  [
    'an address of a product',
    { url: 'https://example.com/de/products/alpha-550#data' },
    [{ ...nothing, product: 'alpha-550', path: ['url'] }],
  ],
  ['an address below another word', { path: '/by-products/alpha-550' }, []],
  ['its own id, and files that a hook derived', { id, shownFiles: [id] }, []],
  ['the address that a redirect replaces', { previousUrl: '/products/alpha-550' }, []],
  ['a page of a link that leads elsewhere since', { kind: 'path', page: id, path: '/x' }, []],
  ['a file of a link that leads elsewhere since', { kind: 'page', file: id }, []],
  ['a product of a link that leads elsewhere since', { kind: 'page', product: 'alpha-550' }, []],
  ['a product of a link in a text that leads elsewhere', { linkType: 'custom', product: 'alpha-550' }, []],
  ['a document of a link in a text that leads elsewhere', { linkType: 'custom', doc: { value: id } }, []],
])('%s', (_, document, mentions) => {
  expect(findMentions(document)).toEqual(mentions);
});
