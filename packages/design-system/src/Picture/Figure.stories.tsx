import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Table } from '../Table/Table';
import { tableMock } from '../Table/Table.mock';
import { rightToLeft } from '../testing/storyDecorators';
import { Figure } from './Figure';
import { Picture } from './Picture';
import { drawingUrl } from './Picture.mock';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A picture, table or drawing with a caption below that belongs to it.',
      use: [
        'Where the caption adds what the picture does not show: which station, seen from where, at what scale.',
        'One or two sentences with a full stop.',
      ],
      avoid: [
        'A caption that repeats the alternative text or the heading above.',
        'The source of a drawing in the caption of each picture: name it once in the imprint.',
      ],
      access: ['Picture and caption are read as one.'],
    } satisfies Guidance,
  },
  args: {
    caption: 'The way of the lead from the feed to the crimping station, seen from above.',
    children: <Picture sources={drawingUrl} alt="A wire that turns twice" width={1180} height={664} />,
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCaption: Story = { args: { caption: undefined } };
export const OfATable: Story = {
  args: {
    children: <Table {...tableMock} isCaptionHidden />,
    caption: 'Measured at 20 °C with 1.5 mm² FLRY-B.',
  },
};
export const LongText: Story = {
  args: {
    caption:
      'Der Weg der Leitung vom Einzug über die Abisolierung bis zur zweiten Crimpstation, von oben gesehen; die Prüfung der Crimpkraft geschieht in beiden Stationen, die der Abzugskraft nur in der zweiten.',
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
