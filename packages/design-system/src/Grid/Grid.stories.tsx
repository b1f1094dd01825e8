import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ruler } from '../Container/Container.mock';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { Grid } from './Grid';

const Rows = () => ['One', 'Two', 'Three', 'Four'].map((text) => <Ruler key={text}>{text}</Ruler>);

const meta = {
  title: 'Components/Grid',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Two, three or four equal columns that fold by themselves as the room gets narrow.',
      use: [
        'For cards and key figures of the same kind.',
        'Choose the columns by the shortest text, not by the number of items.',
        'On a phone: figures in pairs, cards with a picture and a link in a row that scrolls.',
      ],
      avoid: [
        'For text beside a picture: those blocks bring their own layout.',
        'For four columns of running text: lines become too short to read.',
      ],
    } satisfies Guidance,
  },
  component: Grid,
  args: { columns: 3, children: <Rows /> },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { columns: 2 } };
export const Four: Story = { args: { columns: 4 } };
export const PairsOnPhone: Story = {
  args: { columns: 4, onPhone: 'pairs' },
  globals: { viewport: { value: 'mobile' } },
};
export const RowOnPhone: Story = {
  args: {
    onPhone: 'row',
    as: 'ul',
    children: ['Cut', 'Strip', 'Crimp', 'Test'].map((text) => (
      <li key={text}>
        <Ruler>
          <a href={`#${text}`}>{text}</a>
        </Ruler>
      </li>
    )),
  },
  globals: { viewport: { value: 'mobile' } },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
