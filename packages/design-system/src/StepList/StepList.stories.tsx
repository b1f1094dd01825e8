import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import type { Guidance } from '../guide/Guidance';
import { Table } from '../Table/Table';
import { rightToLeft } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { StepList } from './StepList';

const meta = {
  title: 'Components/StepList',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Numbered steps along a wire, each with a heading and, where it helps, a state.',
      use: [
        'For a process in a fixed order: a machine’s cycle, the way of an order.',
        'Three to eight steps; begin each title with a verb or the station’s name.',
      ],
      avoid: [
        'For things without an order: take a list in `Prose`.',
        'To show progress through a form: the form brings its own.',
      ],
      access: ['An ordered list: the number of steps is announced, the wire is silent.'],
    } satisfies Guidance,
  },
  component: StepList,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'cut',
        title: 'Cut',
        badge: <Badge tone="success">passed</Badge>,
        content: <Text>The wire is cut to 120.0 mm.</Text>,
      },
      {
        id: 'crimp',
        title: 'Crimp',
        badge: <Badge tone="error">problem</Badge>,
        content: (
          <>
            <Text>The crimp height is out of tolerance.</Text>
            <Table
              caption="Measured crimps"
              columns={[
                { id: 'crimp', label: 'Crimp' },
                { id: 'height', label: 'Height, mm', isNumeric: true },
              ]}
              rows={[
                { id: '1', cells: ['First', '1.42'] },
                { id: '2', cells: ['Second', '1.61'] },
              ]}
            />
          </>
        ),
      },
      { id: 'sort', title: 'Sort', content: <Text>The piece goes to the scrap tray.</Text> },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { items: [{ id: 'cut', title: 'Cut', content: <Text>The wire is cut.</Text> }] },
};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'address',
        title: 'Spelling of an address that is far longer than anybody would like to read on a small screen',
        badge: <Badge tone="accent">redirects</Badge>,
        content: <Text>{`/en/${'products-and-services/'.repeat(12)}`}</Text>,
      },
      { id: 'site', title: 'Site', content: <Text>The main site answers.</Text> },
    ],
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
