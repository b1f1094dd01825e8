import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { Table } from '../Table/Table';
import { Text } from '../Text/Text';
import { StepList } from './StepList';

const meta = {
  title: 'Components/StepList',
  parameters: { layout: 'padded' },
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
