import type { Observed } from './scenario';

/** Payload's REST API as the admin and strangers call it. */
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

  test('the GraphQL API that Payload generates has no address', () => {
    expect(observed().rest.generatedGraphQL.status).toBe(404);
  });
};
