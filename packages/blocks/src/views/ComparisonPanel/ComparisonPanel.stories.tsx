import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ComparisonPanel } from './ComparisonPanel';

/** Simulates the script in the browser: a group with its products, cloned from the templates. */
function fill(canvas: HTMLElement, names: readonly string[]): void {
  const copy = (selector: string, name: string) => {
    const element = canvas.querySelector<HTMLElement>(selector)?.cloneNode(true);
    if (!(element instanceof HTMLElement)) return [];
    element.hidden = false;
    for (const place of element.querySelectorAll('[data-name]')) place.textContent = name;
    for (const button of element.querySelectorAll('[data-basket-act]')) {
      const text = (element.dataset.remove ?? '').replace('{name}', name);
      button.setAttribute('aria-label', text);
      button.setAttribute('title', text);
    }
    return [element];
  };
  const [group] = copy('[data-basket-group]', 'Crimping machines');
  group
    ?.querySelector('[data-basket-items]')
    ?.replaceChildren(...names.flatMap((name) => copy('[data-basket-item]', name)));
  canvas.querySelector('[data-basket-list]')?.replaceChildren(...(group ? [group] : []));
  for (const place of canvas.querySelectorAll<HTMLElement>('[data-basket-none]')) place.hidden = true;
  for (const place of canvas.querySelectorAll<HTMLElement>('[data-basket-some]')) place.hidden = false;
}

const meta = {
  title: 'Blocks/Products/ComparisonPanel',
  component: ComparisonPanel,
  parameters: {
    guidance: {
      summary: 'What is in the comparison, by product group, without leaving the page.',
      use: [
        'Opens from `CompareBar` and from the header; each product can be taken out in place.',
        'Show it empty with the way to the products instead of hiding it.',
      ],
      avoid: ['Do not compare across groups: the measures of two groups have nothing in common.'],
      access: ['Escape and a press beside it close it; the focus returns to the button that opened it.'],
    } satisfies Guidance,
  },
  args: {
    intl: createPageContext().intl,
    id: 'comparison-panel',
    href: '/en/products/compare',
    namesUrl: '/api/comparison/en_ALL/names',
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Open</Button>
      <ComparisonPanel {...args} />
    </>
  ),
  play: ({ canvasElement }) => {
    fill(canvasElement, ['Alpha 530', 'Alpha 550', 'Zeta 640']);
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
} satisfies Meta<typeof ComparisonPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover(),
};
export const LongContent: Story = {
  play: ({ canvasElement }) => {
    fill(canvasElement, [longTitle, longTitle]);
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Opened by its button and closed by its own: the focus returns to the button. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    const panel = canvasElement.querySelector<HTMLElement>('[popover]');
    await userEvent.click(button);
    await waitFor(() => expect(panel?.matches(':popover-open')).toBe(true));
    await userEvent.click(panel?.querySelector('button') ?? button);
    await waitFor(() => expect(panel?.matches(':popover-open')).toBe(false));
    await expect(button).toHaveFocus();
  },
};
