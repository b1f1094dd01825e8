import type { LinkFragment } from '../__generated__/graphql';
import { brokenLink, externalLink, pageLink } from '../testing/mocks';
import { linkItemsSchema, linkSchema } from './Link.schema';

const empty: LinkFragment = { ...brokenLink(''), text: null };

describe('linkSchema', () => {
  it('parses the five kinds of links', () => {
    const file = { id: 'f', title: 'Data sheet', slug: 'data-sheet', filename: 'd.pdf' };
    const links: readonly LinkFragment[] = [
      pageLink('Services', 'services'),
      { ...empty, kind: 'path', path: '/contact' },
      externalLink('Outside', 'https://example.com'),
      { ...empty, kind: 'product', product: 'alpha-550' },
      { ...empty, kind: 'file', file },
    ];
    expect(links.map((link) => linkSchema.parse(link)?.kind)).toEqual([
      'page',
      'path',
      'external',
      'product',
      'file',
    ]);
  });

  it.each(['page', 'path', 'external', 'product', 'file'] as const)(
    'is no link without the target: %s',
    (kind) => {
      expect(linkSchema.parse({ ...empty, kind })).toBeUndefined();
    },
  );

  it('falls back to the name of the target without an editor’s text', () => {
    expect(linkSchema.parse({ ...pageLink('Services', 'services'), text: ' ' })?.text).toBe('Services');
    expect(linkSchema.parse(externalLink('', 'https://example.com'))?.text).toBe('https://example.com');
  });

  it('2.5 "With no target, a button is shown": keeps the text of a link without target', () => {
    expect(linkItemsSchema.parse([{ link: brokenLink('Gone') }])).toMatchObject([
      { kind: 'page', text: 'Gone', page: null },
    ]);
  });

  it('drops list items without target and text', () => {
    const items = [{ link: null }, { link: brokenLink('') }, { link: pageLink('Services', 'services') }];
    expect(linkItemsSchema.parse(items)).toHaveLength(1);
    expect(linkItemsSchema.parse(null)).toEqual([]);
  });
});
