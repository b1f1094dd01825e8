import { draftedCollections } from '../../documents/draftedCollections';
import type { Observed } from '../scenario';

const itemsOf = (response: unknown): unknown => Reflect.get(Object(response), 'library');

/** Uses of pictures and files, and news without pages. */
export const expectHealth = (observed: () => Observed): void => {
  test('a file is used by who links its address, in whatever language version', () => {
    const { captions, ids } = observed().health;
    expect(captions).toContainEqual(
      expect.objectContaining({
        collection: 'pages',
        id: ids.page,
        title: 'Papers',
        isPublic: true,
        places: ['Call to action (module 1)'],
      }),
    );
    expect(captions.map(({ collection }) => collection)).toContain('stories');
  });

  test('a picture is used by published pages first, and by drafts of what readers see without it', () => {
    const { square, ids } = observed().health;
    const byId = new Map(square.map((use) => [use.id, use]));
    expect(byId.get(ids.home)).toMatchObject({ title: 'Home', isPublic: true });
    expect(byId.get(ids.page)).toMatchObject({ isPublic: false, places: ['Picture for sharing'] });
    expect(byId.get(ids.news)).toMatchObject({ title: 'Fair', isPublic: false, places: ['Picture'] });
    expect(square.findIndex((use) => !use.isPublic)).toBeGreaterThan(
      square.findLastIndex((use) => use.isPublic),
    );
  });

  test('a page is linked from other pages and menus, and not from itself', () => {
    const { about, ids } = observed().health;
    expect(about).toContainEqual(
      expect.objectContaining({ collection: 'pages', id: ids.home, isPublic: true }),
    );
    expect(about.map(({ collection }) => collection)).toContain('navigation-items');
    expect(about.map(({ id }) => id)).not.toContain(ids.about);
  });

  test('a contact is used by the stories that name it', () => {
    expect(observed().health.contact).toEqual([
      expect.objectContaining({ collection: 'stories', isPublic: true, places: ['Contacts'] }),
    ]);
  });

  test('of what has not changed since the last look, no document is read again', () => {
    const { first, ...later } = observed().health.reads;
    expect(new Set(first).size).toBe(14);
    // Documents with drafts are read twice.
    expect(first).toHaveLength(14 + draftedCollections.length);
    expect(later).toEqual({
      again: [],
      afterDraft: ['news', 'news'],
      afterCreation: ['topics'],
      afterDeletion: ['topics'],
    });
  });

  test('the board lists the library, each file once with all its versions; strangers learn nothing', () => {
    const { health, stranger } = observed().health;
    expect(stranger.status).toBe(403);
    expect(health).toMatchObject({ status: 200, body: { failedSchedules: [] } });
    expect(itemsOf(health.body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ collection: 'media', useCount: expect.any(Number) as unknown }),
        expect.objectContaining({ collection: 'files', name: 'Secret', isPublic: true, useCount: 1 }),
      ]),
    );
  });

  test('the board lists pictures and targets of redirects that are gone', () => {
    const { losses } = observed().health;
    expect(Reflect.get(Object(losses), 'missingPictures')).toEqual([
      expect.objectContaining({ collection: 'pages', title: 'Company', site: 'main' }),
    ]);
    expect(Reflect.get(Object(losses), 'brokenRedirects')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          previousUrl: '/lost-product',
          site: null,
          reason: expect.stringContaining('There is no product "no-such-product"') as unknown,
        }),
      ]),
    );
  });

  test('the draft of a news item is shown to the preview alone', () => {
    const { preview, stranger } = observed().health.news;
    expect(preview.body).toMatchObject({
      data: { newsItemById: { title: 'Fair', image: { alt: 'A square' } } },
    });
    expect(stranger.body).toEqual({ data: { newsItemById: null } });
  });
};
