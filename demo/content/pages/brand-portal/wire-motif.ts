import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { en } from './copy';

export const brandWireMotif: SeedPage = {
  site: 'brand-portal',
  slug: 'wire-motif',
  languages: ['en'],
  title: en('The wire'),
  description: en(
    'A continuous line of two pixels that turns in exact radii: where it starts, how it moves and where it ends.',
  ),
  shareImage: 'wire-path',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: en('Elements'),
      title: en('The wire'),
      text: en('It leaves the logo, does a job and stops.'),
      image: 'wire-path',
    },
    {
      blockType: 'richText',
      title: en('Rules of the line'),
      content: en(
        '1. It is **drawn**, as a vector, two pixels wide at every size.\n2. It is **continuous**: one line on a page, never a pattern.\n3. It turns in radii of 8, 16 or 32 px, by 45 or 90 degrees.\n4. It **does something**: divides, leads, measures, shows progress or outlines an empty place.\n5. It moves **once**, on arrival, for no more than 600 ms. With reduced motion it is simply there.',
      ),
    },
    {
      blockType: 'video',
      title: en('The wire in motion'),
      video: 'wire-film',
      poster: 'machine-strip',
      captionsFile: 'wire-film-captions',
      caption: en('Reference for motion designers: one wire, one task, then rest. Silent.'),
      transcript: en(
        'The film is silent. Two belts feed a red wire between two open blades. The blades close, cut through the wire and open again. They close a second time, on the insulation only, while the wire draws back. The insulation slides off, and the bare copper strands remain.',
      ),
    },
    {
      blockType: 'lightboxGallery',
      title: en('In use'),
      images: [
        { image: 'wire-path', caption: en('As a lead through a page') },
        { image: 'process-chart', caption: en('As the axis of a chart') },
        { image: 'smart-network', caption: en('As a connection between machines') },
      ],
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-komax',
      backgroundColor: 'Accent',
      title: en('See it at work'),
      text: en('The main site uses the wire in eleven roles.'),
      link: { kind: 'page', page: 'main:home', text: en('Go to the main site') },
    },
  ],
};
