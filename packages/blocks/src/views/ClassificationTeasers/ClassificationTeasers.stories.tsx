import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { ClassificationTeasers } from './ClassificationTeasers';
import { classificationTeasersMock } from './ClassificationTeasers.mock';

const meta = {
  title: 'Blocks/Products/ClassificationTeasers',
  component: ClassificationTeasers,
  parameters: {
    guidance: {
      summary: 'The areas below a product group, each with picture, sentence and number of products.',
      use: [
        'Write the sentence about the purpose, not about the machines in it.',
        'Areas without products in a country are left out by themselves.',
      ],
      avoid: ['Do not sort by name: the order of the catalogue follows the process.'],
    } satisfies Guidance,
  },
  args: { intl: createPageContext().intl, ...classificationTeasersMock },
} satisfies Meta<typeof ClassificationTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { items: classificationTeasersMock.items.slice(0, 1) } };
export const Empty: Story = { args: { items: [] } };
export const LongContent: Story = {
  args: {
    items: classificationTeasersMock.items.map((item) => ({
      ...item,
      name: `${longTitle} ${longWord}`,
      text: longText,
    })),
  },
};

export const WithoutPicture: Story = {
  args: { items: classificationTeasersMock.items.map((item) => ({ ...item, pictureUrl: undefined })) },
};
