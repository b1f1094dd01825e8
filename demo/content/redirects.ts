import type { SeedRedirect } from '../../services/content/src/testing/seeding/documents/source';

/** Addresses of the previous site that are still in brochures, on nameplates and in mails. */
export const seedRedirects: readonly SeedRedirect[] = [
  { previousUrl: '/catalogue', site: 'main', target: { kind: 'page', page: 'main:solutions' } },
  {
    previousUrl: '/catalogue/stripping',
    site: 'main',
    target: { kind: 'page', page: 'main:solutions/cut-and-strip' },
  },
  {
    previousUrl: '/catalogue/crimp-to-crimp',
    site: 'main',
    target: { kind: 'page', page: 'main:solutions/crimping' },
  },
  {
    previousUrl: '/support/spares',
    site: 'main',
    target: { kind: 'page', page: 'main:services/spare-parts' },
  },
  { previousUrl: '/academy', site: 'main', target: { kind: 'page', page: 'main:services/training' } },
  {
    previousUrl: '/knowledge/crimping',
    site: 'main',
    target: { kind: 'page', page: 'main:technology/anatomy-of-a-crimp' },
  },
  {
    previousUrl: '/knowledge/awg',
    site: 'main',
    target: { kind: 'page', page: 'main:technology/wire-guide' },
  },
  { previousUrl: '/e-mobility', site: 'main', target: { kind: 'page', page: 'volta:home' } },
  {
    previousUrl: '/high-voltage/shield',
    site: 'volta',
    target: { kind: 'page', page: 'volta:technology/shielding' },
  },
  {
    previousUrl: '/strippers/rotary',
    site: 'schleuniger',
    target: { kind: 'page', page: 'schleuniger:applications/rotary-stripping' },
  },
  { previousUrl: '/knowledge-base', site: 'cirris', target: { kind: 'page', page: 'cirris:learn' } },
  { previousUrl: '/downloads/crimp-guide', target: { kind: 'file', file: 'crimp-quality-guide' } },
];
