import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPageContext } from '../testing/createBlockContext';
import { longTitle } from '../testing/longContent';

import { CompareButton } from './CompareButton';
import { compareButtonMock } from './CompareButton.mock';

/** As the browser's part leaves it: shown, and pressed or not. */
function showButton(canvas: HTMLElement, isPressed: boolean): void {
  for (const button of canvas.querySelectorAll<HTMLElement>('[data-compare-add]')) {
    button.hidden = false;
    button.setAttribute('aria-pressed', String(isPressed));
  }
}

const meta = {
  title: 'Products/CompareButton',
  component: CompareButton,
  args: { intl: createPageContext().intl, ...compareButtonMock },
  play: ({ canvasElement }) => showButton(canvasElement, false),
} satisfies Meta<typeof CompareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = { args: { size: 'm' } };

export const InComparison: Story = { play: ({ canvasElement }) => showButton(canvasElement, true) };

export const LongContent: Story = {
  args: { size: 'm', product: { ...compareButtonMock.product, name: longTitle } },
};
