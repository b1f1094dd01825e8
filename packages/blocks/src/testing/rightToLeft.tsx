import type { Decorator } from '@storybook/react-vite';

export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
