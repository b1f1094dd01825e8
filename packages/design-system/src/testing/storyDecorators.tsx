import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Container } from '../Container/Container';
import { Section } from '../Section/Section';

/** Prefixes ids with the story's id: the documentation shows all stories of a component on one page. */
export const withOwnId: Decorator = (Story, { args, id }) => {
  const given: unknown = args.id;
  return <Story args={{ ...args, id: `${id}-${typeof given === 'string' ? given : 'part'}` }} />;
};

export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Renders the story on the theme's dark surface, within the page's gutters. */
export const onDark: Decorator = (Story) => (
  <Section tone="dark" spacing="m">
    <Container>
      <Story />
    </Container>
  </Section>
);

/** Contains a fixed component in a frame, so that several fit on one page. */
export const inWindow: Decorator = (Story) => <StoryWindow>{<Story />}</StoryWindow>;

const StoryWindow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ contain: 'layout', minBlockSize: 'min(32rem, 100dvh)' }}>{children}</div>
);
