import { bench, describe } from 'vitest';
import { createRedirectIndex, type Redirect } from '@kmx/core';

const count = 10_000;

const redirects = Array.from({ length: count }, (_, index): Redirect => ({
  previousUrl: `/old/section-${index % 100}/page-${index}`,
  site: index % 2 === 0 ? { key: 'main' } : null,
  target: { kind: 'path', path: `/new/page-${index}` },
  permanent: true,
}));
const index = createRedirectIndex(redirects, 'main');

const paths = [
  ['found', (turn: number) => `/old/section-${turn % 100}/page-${turn}`],
  ['found below', (turn: number) => `/Old/section-${turn % 100}/page-${turn}/deeper/still/`],
  ['not found', (turn: number) => `/products/crimping/machine-${turn}`],
] as const;

describe(`a look-up among ${count} redirects, in ms (the README promises a mean below 0.1)`, () => {
  for (const [name, pathOf] of paths) {
    let turn = 0;
    bench(name, () => {
      turn = (turn + 7919) % count;
      index.find(pathOf(turn));
    });
  }
});

describe('what is paid once, when the redirects are loaded', () => {
  bench(`an index of ${count} redirects`, () => {
    createRedirectIndex(redirects, 'main');
  });
});
