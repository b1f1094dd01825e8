import type { Payload } from 'payload';
import { pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import { messageOf, type Query } from '../tools/createQuery';

const home = pageId('main:company');
const about = pageId('main:company/about');

const textWithLinks = (...links: readonly object[]) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: links.map((fields) => ({
      type: 'paragraph',
      format: '',
      indent: 0,
      version: 1,
      children: [
        {
          type: 'link',
          version: 3,
          fields,
          children: [
            { type: 'text', text: 'words', format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
          ],
        },
      ],
    })),
  },
});

/** Publishes links in a text, and reads them as the site does. */
export const observeTextLinks = async (payload: Payload, query: Query) => {
  const publish = (...links: readonly object[]) =>
    messageOf(() =>
      payload.update({
        collection: 'pages',
        id: home,
        locale: 'en',
        data: {
          modules: [{ blockType: 'richText', content: textWithLinks(...links) }],
          _status: 'published',
        },
      }),
    );
  const document = (relationTo: string, value: string) => ({
    linkType: 'internal',
    doc: { relationTo, value },
  });
  const { docs: stories } = await payload.find({
    collection: 'stories',
    where: { slug: { equals: 'shield' } },
  });
  const { docs: files } = await payload.find({
    collection: 'files',
    where: { slug: { equals: 'captions' } },
  });
  const beginning = await publish({ linkType: 'custom', url: 'https://' });
  const withoutDocument = await publish({ linkType: 'internal', doc: null });
  const published = await publish(
    document('pages', about),
    document('stories', stories[0]?.id ?? ''),
    document('files', files[0]?.id ?? ''),
    document('pages', idOf('pages', 'nowhere')),
    { linkType: 'product', product: 'alpha-550' },
    { linkType: 'custom', url: '/company/über' },
  );
  const read = await query(
    '{ pageByPath(site: "main", parentSlug: "home", slug: "company") { modules { ... on RichText { content } } } }',
  );
  return { beginning, withoutDocument, published, read };
};
