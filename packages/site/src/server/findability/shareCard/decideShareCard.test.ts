import { decideShareCard } from './decideShareCard';

const card = (title: string) => decideShareCard({ title, siteName: 'Komax', theme: 'Default' });

describe('content of a sharing card', () => {
  it.each([
    'Anatomy of a crimp',
    'Prüfen – schneller als je zuvor',
    'Řezání a odizolování vodičů',
    'Őrült űrhajó',
    'Soluții pentru șantier',
    'Découpe « œuvre » à 100 %',
  ])('%s', (title) => {
    expect(card(title).content.title).toBe(title);
  });
  it.each(['線材加工', '电线加工', 'Кабель', 'Wire ⚡'])(
    'the brand alone in place of what the font lacks: %s',
    (title) => {
      expect(card(title).content.title).toBeUndefined();
    },
  );
  it('shows only the brand if the title is the brand', () => {
    expect(card('Komax').content.title).toBeUndefined();
  });
  it('shortens a long title in a small font at a word boundary', () => {
    const { title = '', titleSize } = card('wire '.repeat(60)).content;
    expect(title.length).toBeLessThanOrEqual(140);
    expect(title).toMatch(/wire…$/);
    expect(titleSize).toBe(52);
  });
  it('shortens a long word as well', () => {
    expect(card('x'.repeat(300)).content.title).toMatch(/^x{139}…$/);
  });
  it('has a different tag for different content', () => {
    const tags = new Set(
      [card('a'), card('b'), decideShareCard({ title: 'a', siteName: 'Komax', theme: 'Volta' })].map(
        ({ etag }) => etag,
      ),
    );
    expect(tags.size).toBe(3);
    expect(card('a').etag).toMatch(/^"[\w-]+"$/);
  });
});
