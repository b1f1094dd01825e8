import type { FlattenedField } from 'payload';
import { findLocalizedFields } from './localizedFields';
import type { TranslatedPage } from './readTranslatedPage';

const localizedField = (name: string, label: string, maxLength?: number): FlattenedField => ({
  type: 'text',
  name,
  label,
  maxLength,
  localized: true,
});
const content: FlattenedField = { type: 'richText', name: 'content', label: 'Content', localized: true };
const link: FlattenedField = {
  type: 'group',
  name: 'link',
  fields: [],
  flattenedFields: [localizedField('text', 'Words'), { type: 'text', name: 'path' }],
};
const links: FlattenedField = {
  type: 'array',
  name: 'links',
  labels: { singular: 'Link', plural: 'Links' },
  fields: [],
  flattenedFields: [link],
};
const cells: FlattenedField = { type: 'text', name: 'cells', label: 'Cells', hasMany: true, localized: true };

/** Fields as Payload hands them out, of a page with one kind of module. */
export const fields: FlattenedField[] = [
  localizedField('title', 'Title', 20),
  {
    type: 'blocks',
    name: 'modules',
    blocks: [
      {
        slug: 'hero',
        labels: { singular: 'Hero banner', plural: 'Hero banners' },
        fields: [],
        flattenedFields: [localizedField('title', 'Title'), links, content, cells],
      },
    ],
  },
];

const text = (value: string, format = 0) => ({
  type: 'text',
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
const anchor = (url: string, label: string) => ({
  type: 'link',
  version: 3,
  fields: { url, newTab: false, linkType: 'custom' },
  children: [text(label)],
});
const richText = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

/** English & German <localizedField>, as stored in the database with every language. */
export const document = {
  title: { en: 'Wires & <cables>', de: 'Leitungen' },
  modules: [
    {
      id: 'b1',
      blockType: 'hero',
      title: { en: 'A "hero"' },
      links: [{ id: 'l1', link: { text: { en: 'More about {name}' }, path: '/more' } }],
      content: {
        en: richText(
          { type: 'heading', tag: 'h3', version: 1, children: [text('Why')] },
          paragraph(text('It '), text('holds', 1), text(', see '), anchor('https://a.example/?b&c', 'there')),
          { type: 'horizontalrule', version: 1 },
          {
            type: 'list',
            version: 1,
            children: [
              { type: 'listitem', version: 1, children: [text('one'), { type: 'linebreak' }, text('two')] },
            ],
          },
        ),
      },
      cells: { en: ['Year', '2025', '3.00'] },
    },
  ],
};

export const pageId = '57604869-6bd3-5d5d-86f5-bdccc1d8d335';

export const createTranslatedPage = (more: Partial<TranslatedPage> = {}): TranslatedPage => ({
  id: pageId,
  title: 'Wires',
  site: 'main',
  slug: 'wires',
  sourceLanguage: 'en',
  languages: ['en'],
  targets: [{ id: 't1', language: 'de', translationState: 'InProgress' }],
  fields: findLocalizedFields(fields, document),
  isLive: true,
  ...more,
});
