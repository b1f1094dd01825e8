import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';

import { createPageContext } from '../../testing/createBlockContext';
import { longTitle } from '../../testing/longContent';

import { CompareButton } from './CompareButton';
import { compareButtonMock } from './CompareButton.mock';

/** Simulates the script in the browser: visible, and pressed or not. */
function showButton(canvas: HTMLElement, isPressed: boolean): void {
  for (const button of canvas.querySelectorAll<HTMLElement>('[data-compare-add]')) {
    button.hidden = false;
    button.setAttribute('aria-pressed', String(isPressed));
  }
}

const meta = {
  title: 'Blocks/Products/CompareButton',
  component: CompareButton,
  parameters: {
    guidance: {
      summary: 'Takes a product into the comparison and out again.',
      use: [
        'Take the small size on a product’s card and the size m beside the main action of a product page.',
        'Its name holds the product’s name, so that a list of buttons can be told apart.',
      ],
      avoid: ['Do not make it the main action: asking an expert is.'],
      access: [
        'A toggle button: its state is told by aria-pressed. Without script it is a link to the comparison.',
      ],
    } satisfies Guidance,
  },
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
