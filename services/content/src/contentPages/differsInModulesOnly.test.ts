import type { Page } from '../payload-types';
import { differsInModulesOnly } from './differsInModulesOnly';

const page: Partial<Page> = {
  id: 'p1',
  title: 'Crimping',
  slug: 'crimping',
  countries: ['de', 'ch'],
  _status: 'published',
  updatedAt: '2026-11-24T10:00:00.000Z',
  modules: [],
};

test.each<[string, Partial<Page> | null, boolean]>([
  ['modules', { ...page, modules: [{ blockType: 'eventList', period: 'all', id: '1' }] }, true],
  ['the time of the change', { ...page, updatedAt: '2026-11-25T10:00:00.000Z' }, true],
  ['files that the modules show', { ...page, shownFiles: ['f1'] }, true],
  ['the title', { ...page, title: 'Crimping and testing' }, false],
  ['the address', { ...page, slug: 'crimping-2' }, false],
  ['the countries', { ...page, countries: ['de'] }, false],
  ['who may read it', { ...page, protection: { mode: 'password' } }, false],
  ['its publication', null, false],
])('%s', (_name, after, isModulesOnly) => {
  expect(differsInModulesOnly(page, after)).toBe(isModulesOnly);
  expect(differsInModulesOnly(after, page)).toBe(isModulesOnly);
});
