import { overlayForm } from './overlayForm';

const quote = (id: string, text: string | null) => ({ id, blockType: 'quote', quote: text });

const document = {
  title: 'About',
  description: 'Stored',
  site: 'main',
  link: { kind: 'page', text: 'More' },
  body: { root: { children: ['stored'] } },
  modules: [quote('a', 'First'), quote('b', 'Second')],
};

test.each<[string, Record<string, unknown>, Partial<typeof document>]>([
  ['a text', { title: 'About us' }, { title: 'About us' }],
  ['a field of a group', { link: { text: 'All' } }, { link: { kind: 'page', text: 'All' } }],
  ['rich text as a whole', { body: { root: { children: [] } } }, { body: { root: { children: [] } } }],
  ['an empty text as the fallback that is stored', { title: '', description: null }, {}],
  [
    'rows in their new order, one of them new',
    { modules: [quote('c', 'New'), quote('b', 'Typed'), quote('a', null)] },
    { modules: [quote('c', 'New'), quote('b', 'Typed'), quote('a', 'First')] },
  ],
  ['removed rows', { modules: [quote('b', 'Second')] }, { modules: [quote('b', 'Second')] }],
  ['no rows', { modules: [] }, { modules: [] }],
  ['no rows as their number', { modules: 0 }, { modules: [] }],
])('shows %s', (_name, form, changed) => {
  expect(overlayForm(document, form)).toEqual({ ...document, ...changed });
});
