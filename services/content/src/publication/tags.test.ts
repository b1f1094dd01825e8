/** @jest-environment node */
import { tagsFor, type ContentChange } from './tags';

test.each<[ContentChange, string[]]>([
  [{ collection: 'sites' }, ['system']],
  [{ collection: 'navigation-items' }, ['system']],
  [{ collection: 'countries' }, ['system']],
  [{ collection: 'media', id: 'm1' }, ['media:m1']],
  [{ collection: 'files', id: 'f1' }, ['media:f1']],
  [{ collection: 'pages', id: 'p1', siteKeys: ['main'] }, ['page:p1', 'site:main']],
  [{ collection: 'pages', id: 'p1', siteKeys: ['main', 'main'] }, ['page:p1', 'site:main']],
  [{ collection: 'pages', id: 'p1', siteKeys: ['volta', 'main'] }, ['page:p1', 'site:volta', 'site:main']],
  [{ collection: 'redirects', siteKeys: [null] }, ['redirects:all']],
  [{ collection: 'redirects', siteKeys: ['main', null] }, ['redirects:main', 'redirects:all']],
])('%j voids %j', (change, tags) => {
  expect(tagsFor(change)).toEqual(tags);
});
