import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ClassificationHeader } from './ClassificationHeader';
import { classificationHeaderMock } from './ClassificationHeader.mock';

const meta = {
  title: 'Blocks/Products/ClassificationHeader',
  component: ClassificationHeader,
  parameters: {
    guidance: {
      summary:
        'The head of a product group: its name, what it is about, how much it holds and the tools that help to choose.',
      use: [
        'Keep the text to two sentences that tell this group from its neighbours.',
        'Offer the ways that help here, such as the wire check, at most two.',
      ],
      avoid: ['Do not use it on a page of content; `HeroBanner` opens those.'],
    } satisfies Guidance,
  },
  args: { intl: createPageContext().intl, ...classificationHeaderMock },
} satisfies Meta<typeof ClassificationHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { text: undefined, pictureUrl: undefined, areaCount: 0, links: [] },
};
export const Empty: Story = { args: { areaCount: 0, productCount: 0, links: [] } };
export const LongContent: Story = { args: { title: `${longTitle} ${longWord}`, text: longText } };

export const WithoutPicture: Story = { args: { pictureUrl: undefined } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
