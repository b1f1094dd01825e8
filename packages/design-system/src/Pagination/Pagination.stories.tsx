import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { Pagination } from './Pagination';
import { paginationMock } from './Pagination.mock';

const meta = {
  title: 'Components/Workspace/Pagination',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Leads through the pages of a list and shows how many there are.',
      use: [
        'Below a table or list that the service delivers in pages.',
        'Keep the page in the address, so that it can be shared and the back key works.',
      ],
      avoid: [
        'For fewer than two pages: it does not show at all.',
        'For search-as-you-type results: a button “Show more” keeps what was read.',
      ],
      access: [
        'Named after the list; the current page is marked, first and last page keep their ends as unavailable.',
      ],
    } satisfies Guidance,
  },
  component: Pagination,
  args: paginationMock,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 9 } };
export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const OnePage: Story = { args: { page: 1, pageCount: 1 }, tags: ['no-visual'] };
export const ManyPages: Story = { args: { page: 60, pageCount: 128 } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** Changes pages in place; the last page has no next link. */
export const Turns: Story = {
  render: function Turning(args) {
    const [page, setPage] = useState(2);
    return <Pagination {...args} page={page} pageCount={3} onSelect={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('3');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 1' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  },
};
