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
  [
    { collection: 'pages', id: 'p1', siteKeys: ['main', 'main'], isModulesOnly: true },
    ['page:p1', 'modules:main'],
  ],
  [{ collection: 'stories', id: 's1', siteKeys: ['main'] }, ['page:s1', 'site:main']],
  [
    { collection: 'media-releases', id: 'r1', siteKeys: ['main', 'volta'] },
    ['page:r1', 'site:main', 'site:volta'],
  ],
  [{ collection: 'events', id: 'e1', siteKeys: ['main'] }, ['page:e1', 'site:main']],
  [{ collection: 'news', siteKeys: ['main', 'main'] }, ['site:main']],
  [{ collection: 'topics', siteKeys: ['main', 'volta'] }, ['site:main', 'site:volta']],
  [{ collection: 'redirects', siteKeys: [null] }, ['redirects:all']],
  [{ collection: 'redirects', siteKeys: ['main', null] }, ['redirects:main', 'redirects:all']],
])('%j voids %j', (change, tags) => {
  expect(tagsFor(change)).toEqual(tags);
});
