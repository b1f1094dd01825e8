import { readPublicPage } from './PublicPage';

const location = { site: 'main', locale: 'de-ch' };

it.each([
  ['/home/%C3%BCber%20uns', { kind: 'content', parent: 'home', slug: 'über uns', isStored: true }],
  ['/live/home/a', { kind: 'content', parent: 'home', slug: 'a', isStored: false }],
  ['/catalogue', { kind: 'catalogue', path: [], isStored: true }],
  ['/catalogue/crimp/a%2Cb', { kind: 'catalogue', path: ['crimp', 'a%2Cb'], isStored: true }],
  ['/live-catalogue/crimp', { kind: 'catalogue', path: ['crimp'], isStored: false }],
  ['/product/cresta', { kind: 'product', slug: 'cresta', isStored: true }],
  ['/live-product/cresta', { kind: 'product', slug: 'cresta', isStored: false }],
  ['/story-contact/a', { kind: 'storyContact', slug: 'a', isStored: true }],
  ['/job-opening/a', { kind: 'jobOpening', slug: 'a', isStored: true }],
  ['/closed-job/a', { kind: 'closedJob', slug: 'a', isStored: false }],
  ['/machine/x', { kind: 'machine', code: 'x', isStored: false }],
  ['/comparison', { kind: 'comparison', isStored: false }],
  ['/wire-check', { kind: 'wireCheck', isStored: false }],
  ['/search', { kind: 'search', isStored: false }],
  ['/locked/home/a', { kind: 'locked', parent: 'home', slug: 'a', isStored: false }],
  ['/not-found', { kind: 'notFound', isStored: false }],
  ['/sign-in', { kind: 'portalClosed', isStored: false }],
])('%s is a public page', (path, expected) => {
  expect(readPublicPage(`/main/de-ch${path}`)).toEqual({ ...location, ...expected });
});

it.each([
  '/portal/tickets/1',
  '/sign-in-return',
  '/editor/area',
  '/preview',
  '/explain',
  '/payload/home/a',
  '/catalogue-payload/crimp',
  '/feed/stories',
])('%s is handled by the framework', (path) => {
  expect(readPublicPage(`/main/de-ch${path}`)).toBeUndefined();
});
