import { readPreviewQuery, writePreviewQuery, type PreviewQuery } from './previewQuery';

const read = (text: string) => readPreviewQuery(new URLSearchParams(text));

const plain: PreviewQuery = { page: 'p1', token: 't.s', stage: 'DRAFT', theme: undefined, role: undefined };

it.each<[string, Partial<PreviewQuery>]>([
  ['page=p1&token=t.s', {}],
  ['page=p1&token=t.s&stage=PUBLISHED', { stage: 'PUBLISHED' }],
  ['page=p1&token=t.s&stage=published', {}],
  ['page=p1&token=t.s&theme=Copper', { theme: 'Copper' }],
  ['page=p1&token=t.s&theme=constructor', {}],
  ['page=p1&token=t.s&role=', { role: '' }],
  ['page=p1&token=t.s&role=kmx_a', { role: 'kmx_a' }],
  ['', { page: '', token: '' }],
])('reads ?%s', (text, expected) => {
  expect(read(text)).toEqual({ ...plain, ...expected });
});

it.each<Partial<PreviewQuery>>([{}, { role: '' }, { role: 'a b&c', theme: 'Copper', stage: 'PUBLISHED' }])(
  'reads what it wrote: %j',
  (fields) => {
    const query = { ...plain, ...fields };
    expect(read(writePreviewQuery(query))).toEqual(query);
  },
);
