import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from './Guidance';
import { GuidanceText } from './GuidanceText';

const accordion: Guidance = {
  summary: 'Questions that fold open one below the other: the reader sees all of them before opening one.',
  use: [
    'For four to twelve answers of which a reader needs one or two.',
    'Word each title so that it can be judged while closed: the question itself, not “More”.',
  ],
  avoid: [
    'To hide what everybody must read: set it as text.',
    'For two or three short passages: headings with text take less pressing.',
  ],
  access: ['Enter and the space bar open and close; each title is a heading of the page’s outline.'],
};

const meta = {
  title: 'Foundations/Guidance',
  component: GuidanceText,
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'The words above the stories of a part: what it is for, when it is right and what to take instead.',
      use: [
        'Stands in the `parameters.guidance` of a stories file and appears here and on the site’s style guide.',
        'Name the case and the number: “for four to twelve answers”, not “for longer content”.',
      ],
      avoid: [
        'To repeat what the pictures show: leave it out.',
        'To forbid without naming what to take instead.',
      ],
    } satisfies Guidance,
  },
  args: { guidance: accordion },
} satisfies Meta<typeof GuidanceText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAccess: Story = {
  args: { guidance: { summary: accordion.summary, use: accordion.use, avoid: accordion.avoid } },
};

export const LongWords: Story = {
  args: {
    guidance: {
      ...accordion,
      use: ['Kabelverarbeitungsmaschinenkonfigurationsübersicht mit Querschnittsbereichsangaben.'],
    },
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
