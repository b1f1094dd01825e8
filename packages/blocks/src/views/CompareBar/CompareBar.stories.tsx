import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { CompareBar } from './CompareBar';

/** Simulates the script in the browser. */
function showBar(canvas: HTMLElement, count: string): void {
  for (const bar of canvas.querySelectorAll<HTMLElement>('[data-compare-bar]')) bar.hidden = false;
  for (const place of canvas.querySelectorAll<HTMLElement>('[data-compare-count]'))
    place.textContent = (place.dataset.compareCount ?? '').replace('{count}', count);
}

const withProducts = (count: string): Decorator =>
  function WithProducts(Story) {
    const show = (canvas: HTMLElement | null) => {
      if (canvas) showBar(canvas, count);
    };
    return (
      <div ref={show}>
        <Story />
      </div>
    );
  };

const meta = {
  title: 'Blocks/Products/CompareBar',
  component: CompareBar,
  parameters: {
    guidance: {
      summary:
        'Rises at the foot of the window as soon as a product is in the comparison, with their number and the way there.',
      use: [
        'It stands on every page of the catalogue; the number is of all groups together.',
        'It opens the panel where single products are taken out again.',
      ],
      avoid: ['Do not put other actions on it: it must stay one line on a phone.'],
      access: ['Changes of the number are announced politely; the bar never takes the focus.'],
    } satisfies Guidance,
  },
  args: { intl: createPageContext().intl, href: '/en/products/compare', panelId: 'comparison-panel' },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [withProducts('4')] };
export const Minimal: Story = { decorators: [withProducts('1')] };
export const LongContent: Story = { decorators: [withProducts('50')] };
