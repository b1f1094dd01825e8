import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { CompareBar } from './CompareBar';

/** As the browser's part leaves it. */
function showBar(canvas: HTMLElement, count: string): void {
  for (const bar of canvas.querySelectorAll<HTMLElement>('[data-compare-bar]')) bar.hidden = false;
  for (const place of canvas.querySelectorAll<HTMLElement>('[data-compare-count]'))
    place.textContent = (place.dataset.compareCount ?? '').replace('{count}', count);
}

const meta = {
  title: 'Products/CompareBar',
  component: CompareBar,
  args: { intl: createPageContext().intl, href: '/en/products/compare', panelId: 'comparison-panel' },
  play: ({ canvasElement }) => showBar(canvasElement, '4'),
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { play: ({ canvasElement }) => showBar(canvasElement, '1') };
export const LongContent: Story = { play: ({ canvasElement }) => showBar(canvasElement, '50') };
