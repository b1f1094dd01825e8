import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { en } from './copy';

export const brandHome: SeedPage = {
  site: 'brand-portal',
  slug: 'home',
  pageType: 'Home',
  languages: ['en'],
  title: en('Brand portal'),
  description: en(
    'Logo, colour, type and the wire: the elements from which everything with our name on it is made, and how to use them.',
  ),
  shareImage: 'brand-kit',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'light',
      overline: en('For colleagues and partners'),
      title: en('One line, drawn consistently'),
      text: en('Precise, calm, engineered. If a layout feels like a machine that runs well, it is ours.'),
      image: 'brand-kit',
      links: [
        { kind: 'page', page: 'brand-portal:logo', text: en('Start with the logo') },
        { kind: 'page', page: 'brand-portal:wire-motif', text: en('The wire') },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: en('Elements'),
      teasers: [
        {
          title: en('Logo'),
          text: en('Clear space, sizes, grounds.'),
          image: 'brand-kit',
          link: { kind: 'page', page: 'brand-portal:logo' },
        },
        {
          title: en('Colour'),
          text: en('Eleven themes, one method.'),
          image: 'wire-section',
          link: { kind: 'page', page: 'brand-portal:colour' },
        },
        {
          title: en('Type'),
          text: en('A grotesque, a monospace, a cut.'),
          image: 'process-chart',
          link: { kind: 'page', page: 'brand-portal:type' },
        },
        {
          title: en('The wire'),
          text: en('Two pixels, exact radii.'),
          image: 'wire-path',
          link: { kind: 'page', page: 'brand-portal:wire-motif' },
        },
      ],
    },
    {
      blockType: 'richText',
      title: en('How we write'),
      content: en(
        '- **Say what it does.** “Measures every crimp”, not “innovative quality solution”.\n- **Give the number and the unit.** A claim without a figure is taken out.\n- **No superlatives.** If it is the fastest, the figure says so.\n- **One thought, one sentence.** Machines are complicated enough.\n- **No exclamation marks.** Warnings are the only thing that may shout, and they have symbols.',
      ),
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: en('11'), label: en('themes') },
        { value: en('7'), label: en('type sizes') },
        { value: en('4'), unit: en('px'), label: en('base of all spacing') },
        { value: en('2'), unit: en('px'), label: en('the wire') },
      ],
    },
    {
      blockType: 'quote',
      quote: en('Remove the logo. If people still know who made it, the design is finished.'),
      attribution: en('Brand manual, preface'),
      context: en('The test for every layout'),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: en('Not sure?'),
      text: en('Send a sketch before the final artwork. The brand team answers within one working day.'),
      links: [{ kind: 'external', url: 'mailto:brand@komax.example', text: en('brand@komax.example') }],
    },
  ],
};
