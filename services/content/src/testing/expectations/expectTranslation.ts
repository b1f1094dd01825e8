import type { Observed } from '../scenario';

interface QueryResponse {
  status: number;
  text: string;
}

const parse = ({ text }: QueryResponse): unknown => JSON.parse(text);
const objectWith = (fields: object): unknown => expect.objectContaining(fields);
const listWith = (...items: unknown[]): unknown => expect.arrayContaining(items);
const someDate: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

const target = (language: string, translationState: string, more: object = {}) =>
  objectWith({ language, translationState, exportedAt: null, importedAt: null, isStale: false, ...more });

const expectStates = (observed: () => Observed): void => {
  const states = () => observed().translation.states;

  test('pages are listed by their site, with how far their translations are', () => {
    expect(parse(states().list)).toMatchObject({
      pages: listWith(
        objectWith({
          title: 'Wires',
          site: 'main',
          slug: 'wires',
          parentSlug: 'home',
          pageType: 'Content',
          isPublished: true,
          hasDraft: false,
          languages: ['en'],
          countries: [],
          sourceLanguage: 'en',
          targetLanguages: [],
        }),
      ),
    });
    expect(parse(states().nowhere)).toEqual({ pages: [] });
  });

  test.each([
    ['stranger', 403],
    ['strangerMarks', 403],
    ['siteMarks', 403],
    ['none', 404],
    ['markNothing', 400],
    ['markSource', 422],
    ['startForeign', 422],
  ] as const)('what is not allowed is refused: %s', (name, status) => {
    expect(states()[name].status).toBe(status);
  });

  test('"Editor actions start translation": one language, then all that are marked', () => {
    const marked = [target('fr', 'MarkedForTranslation'), target('es', 'MarkedForTranslation')];
    expect(parse(states().mark)).toMatchObject({ sourceLanguage: 'en', targetLanguages: marked });
    const started = target('fr', 'InProgress', { exportedAt: someDate });
    expect(parse(states().startOne)).toMatchObject({ targetLanguages: [started, marked[1]] });
    expect(parse(states().start)).toMatchObject({
      targetLanguages: [started, target('es', 'InProgress', { exportedAt: someDate })],
    });
  });
};

const expectPackages = (observed: () => Observed): void => {
  const packages = () => observed().translation.packages;

  test('a package is XLIFF under its own name, and only of a language that is a target', () => {
    const { exported, none } = packages();
    expect(exported).toMatchObject({
      status: 200,
      type: 'application/xliff+xml; charset=utf-8',
      file: 'attachment; filename="wires.en-fr.xlf"',
    });
    expect(exported.text).toContain('srcLang="en" trgLang="fr"');
    expect(none.status).toBe(404);
  });

  test('an incomplete package is rejected with the position, and nothing is written', () => {
    const { rejected, afterRejection } = packages();
    expect(rejected.status).toBe(422);
    expect(parse(rejected)).toEqual({
      problems: [
        { kind: 'emptyTarget', segment: 'title', place: 'Title', detail: 'Line 7: There is no translation.' },
      ],
    });
    expect(JSON.stringify(afterRejection.body)).not.toContain('FR ');
  });

  test('what is imported is read by visitors at once, and the source stays as it was', () => {
    const { imported, afterImport, english } = packages();
    expect(parse(imported)).toMatchObject({
      targetLanguages: listWith(
        target('fr', 'Translated', { exportedAt: someDate, importedAt: someDate, changes: [] }),
      ),
    });
    expect(afterImport.body).toMatchObject({
      data: {
        page: {
          title: 'FR Wires',
          languages: ['en', 'fr'],
          modules: [
            { title: 'FR Cut to length', links: [{ link: { text: 'FR More about {name}' } }] },
            {
              content: {
                root: {
                  children: [
                    { children: [{ text: 'FR Because it ' }, { text: 'holds', format: 1 }, { text: '.' }] },
                  ],
                },
              },
            },
          ],
        },
      },
    });
    expect(english.body).toMatchObject({
      data: { page: { title: 'Wires', modules: [{ title: 'Cut to length' }, {}] } },
    });
  });

  test('a source that is changed afterwards makes its translation stale, and its old package useless', () => {
    const { stale, listed, outdated, again } = packages();
    const change = { segment: 'title', place: 'Title', blockId: null, target: 'FR Wires' };
    expect(parse(stale)).toMatchObject({
      targetLanguages: listWith(
        objectWith({
          isStale: true,
          changes: [{ ...change, sourceThen: 'Wires', sourceNow: 'Wires, changed' }],
        }),
      ),
    });
    expect(parse(listed)).toMatchObject({
      pages: listWith(
        objectWith({
          slug: 'wires',
          isPublished: true,
          hasDraft: true,
          targetLanguages: listWith(objectWith({ language: 'fr', isStale: true })),
        }),
      ),
    });
    expect(parse(outdated)).toMatchObject({ problems: [{ kind: 'changedSource', segment: 'title' }] });
    expect(again.text).toContain('<note category="previous-target">FR Wires</note>');
  });

  test('while a draft waits the texts go into it, and visitors see what they saw', () => {
    const { draftImport, afterDraftImport, draft } = packages();
    expect(draftImport.status).toBe(200);
    expect(afterDraftImport.body).toMatchObject({ data: { page: { title: 'FR Wires' } } });
    expect(draft.body).toMatchObject({ data: { page: { title: 'FR2 Wires, changed' } } });
  });

  test('"reset translation" starts again; a package that is too large is not read', () => {
    expect(packages().tooLarge.status).toBe(413);
    expect(parse(packages().reset)).toMatchObject({
      targetLanguages: [target('fr', 'MarkedForTranslation'), target('es', 'MarkedForTranslation')],
    });
  });
};

/** Translation states of section 4, and the packages that go to translators and come back. */
export const expectTranslation = (observed: () => Observed): void => {
  expectStates(observed);
  expectPackages(observed);
};
