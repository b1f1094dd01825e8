import type { Observed } from '../scenario';

/** Payload's REST API, called by the admin and anonymously. */
export const expectRest = (observed: () => Observed): void => {
  test.each([
    ['english', 'Home of America'],
    ['german', 'Start'],
    ['withoutLocale', 'Home of America'],
  ] as const)('a drop-down finds a localised title by what is typed: %s', (name, title) => {
    const { status, text } = observed().rest.dropDown[name];
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ docs: [{ title }] });
  });

  const limitOf = ({ text }: { text: string }): unknown => Reflect.get(Object(JSON.parse(text)), 'limit');

  test('a stranger reads relations two levels deep, however the query comes', () => {
    const { shallow, deep, deepByForm, shallowById, deepById } = observed().rest.reads.stranger;
    expect(shallow.status).toBe(200);
    expect([deep, deepByForm]).toEqual([shallow, shallow]);
    expect(deepById).toEqual(shallowById);
  });

  test.each(['all', 'allByForm', 'withoutPagination'] as const)(
    'a stranger reads at most a hundred documents at once: %s',
    (name) => {
      const response = observed().rest.reads.stranger[name];
      expect(response.status).toBe(200);
      expect(limitOf(response)).toBe(100);
    },
  );

  test('a stranger reads of a related page no more than its title and address', () => {
    const { status, text } = observed().rest.reads.stranger.wholeRelations;
    expect(status).toBe(200);
    expect(text).toContain('"parentSlug"');
    expect(text).not.toContain('"modules"');
  });

  test.each(['manyConditions', 'manyConditionsByForm', 'countByManyConditions'] as const)(
    'a stranger asks no complex question: %s',
    (name) => {
      const { status, text } = observed().rest.reads.stranger[name];
      expect(status).toBe(400);
      expect(text).toContain('at most 20 conditions');
    },
  );

  test('a stranger reads no versions', () => {
    expect(observed().rest.reads.stranger.versions.status).toBe(403);
  });

  test.each(['editor', 'program'] as const)('somebody with a role is not limited: %s', (reader) => {
    const { shallow, deep, shallowById, deepById, all, ...others } = observed().rest.reads[reader];
    expect(deep.text.length).toBeGreaterThan(shallow.text.length);
    expect(deepById.text.length).toBeGreaterThan(shallowById.text.length);
    expect(limitOf(all)).not.toBe(100);
    expect(others.wholeRelations.text).toContain('"modules"');
    expect([others.manyConditions.status, others.countByManyConditions.status]).toEqual([200, 200]);
  });

  test.each([
    ['own', true],
    ['program', true],
    ['foreign', false],
    ['embedded', false],
  ] as const)('the cookie of a session counts in a request that is %s: %s', (name, isKnown) => {
    expect(observed().rest.cookie[name].includes('rest-editor@example.com')).toBe(isKnown);
  });

  test('nobody has a picture of the admin drawn', () => {
    expect(observed().rest.openGraphPicture).toBe(400);
  });

  test('the GraphQL API that Payload generates has no address', () => {
    expect(observed().rest.generatedGraphQL.status).toBe(404);
  });
};
