import type { LinkFragment } from '../__generated__/graphql';
import { brokenLink, externalLink, pageLink } from '../testing/mocks';
import { linkItemsSchema, linkSchema } from './Link.schema';

const empty: LinkFragment = { ...brokenLink(''), text: null };

describe('linkSchema', () => {
  it('gives the five kinds of the domain', () => {
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

  it('takes the name of the target where the editor wrote no words', () => {
    expect(linkSchema.parse({ ...pageLink('Services', 'services'), text: ' ' })?.text).toBe('Services');
    expect(linkSchema.parse(externalLink('', 'https://example.com'))?.text).toBe('https://example.com');
  });

  it('2.5 "With no target, a button is shown": keeps the words of a link without target', () => {
    expect(linkItemsSchema.parse([{ link: brokenLink('Gone') }])).toMatchObject([
      { kind: 'page', text: 'Gone', page: null },
    ]);
  });

  it('leaves out of a list what leads nowhere and has no words', () => {
    const items = [{ link: null }, { link: brokenLink('') }, { link: pageLink('Services', 'services') }];
    expect(linkItemsSchema.parse(items)).toHaveLength(1);
    expect(linkItemsSchema.parse(null)).toEqual([]);
  });
});
