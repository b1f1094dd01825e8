import type { Decorator } from '@storybook/react-vite';

/** Renders a story in a right-to-left script. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
