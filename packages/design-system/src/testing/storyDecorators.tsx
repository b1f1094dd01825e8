import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Container } from '../Container/Container';
import { Section } from '../Section/Section';

/** Puts the story's own name before the id it is given: the style guide shows all stories of a part in one page. */
export const withOwnId: Decorator = (Story, { args, id }) => {
  const given: unknown = args.id;
  return <Story args={{ ...args, id: `${id}-${typeof given === 'string' ? given : 'part'}` }} />;
};

/** Lays the story out from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Sets the story on the theme's dark surface, within the page's gutters. */
export const onDark: Decorator = (Story) => (
  <Section tone="dark" spacing="m">
    <Container>
      <Story />
    </Container>
  </Section>
);

/** Keeps a part that is fixed to the window inside a piece of the page, so that several stand below one another. */
export const inWindow: Decorator = (Story) => <StoryWindow>{<Story />}</StoryWindow>;

const StoryWindow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ contain: 'layout', minBlockSize: 'min(32rem, 100dvh)' }}>{children}</div>
);
