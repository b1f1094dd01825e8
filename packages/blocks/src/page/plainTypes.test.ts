import { preparePlainModule } from '../plainRegistry';
import { blockRegistry } from '../registry';
import { arePlain } from './plainTypes';

it.each([
  [[], true],
  [[{ __typename: 'HeroBanner' }, { __typename: 'RichText' }], true],
  [[{ __typename: 'RichText' }, { __typename: 'StoryOverview' }], false],
  [[{ __typename: 'Form' }], false],
  [[{ __typename: 'Hologram' }], false],
  [[null], false],
])('tells an ordinary page: %j: %s', (modules, expected) => {
  expect(arePlain(modules)).toBe(expected);
});

it('has a block for every module of an ordinary page, and for no other', () => {
  for (const type of Object.keys(blockRegistry)) {
    const isPlain = arePlain([{ __typename: type.charAt(0).toUpperCase() + type.slice(1) }]);
    expect([type, preparePlainModule(type, {}) !== undefined]).toEqual([type, isPlain]);
  }
});
