import type { EmptyObserved } from './testing/emptyScenario';
import { playScenario } from './testing/playScenario';

let observed: EmptyObserved;

const isObserved = (value: unknown): value is EmptyObserved =>
  typeof value === 'object' && value !== null && 'system' in value && 'people' in value;

beforeAll(() => {
  const played = playScenario('emptyScenario');
  if (!isObserved(played)) throw new Error('The scenario printed something else.');
  observed = played;
}, 120_000);

describe('a service without content', () => {
  test('returns no sites, countries and languages', () => {
    expect(observed.system).toMatchObject({
      status: 200,
      body: { data: { systemData: { sites: [], countries: [], languages: [] } } },
    });
  });

  test('has one account for the preview, whose key it accepts', () => {
    expect(observed.accounts).toMatchObject([{ name: 'Preview', role: 'preview' }]);
    expect(observed.previewUser).toBe(observed.accounts[0]?.id);
  });

  test('makes the first person an administrator, and nobody after that', () => {
    expect(observed.first.status).toBe(200);
    expect(observed.second.status).toBe(403);
    expect(observed.people).toEqual([{ email: 'first@example.com', role: 'admin' }]);
  });
});
