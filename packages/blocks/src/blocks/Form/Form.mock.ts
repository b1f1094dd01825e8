import type { FormFragment } from '../../__generated__/graphql';
import { createFile } from '../../testing/mocks';

export const formMock = {
  __typename: 'Form',
  id: 'form-mock',
  title: 'Talk to an expert',
  text: 'Tell us what you make. A specialist will read it and reply within 24 hours.',
  kind: 'contact',
  file: null,
} satisfies FormFragment;

export const whitepaperMock = {
  ...formMock,
  title: 'Crimp force monitoring in practice',
  text: 'Twelve pages on what a force curve tells and what it hides.',
  kind: 'whitepaper',
  file: createFile({ id: 'file-crimp', slug: 'crimp-force-monitoring', title: 'Crimp force monitoring' }),
} satisfies FormFragment;
