import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Wire, type WireVariant } from '../Wire/Wire';
import { Caption, Label, Note, Plate, Tile, Tiles } from './Plate.styles';
import { Sheet, Turn } from './TheWire.styles';

const uses = [
  ['divider', 'Between two parts of a page'],
  ['corner', 'Around the corner of an opening'],
  ['trail', 'Between two steps of the breadcrumb'],
  ['empty', 'Where a list has nothing yet'],
  ['progress', 'How far a form has come'],
] as const satisfies readonly (readonly [WireVariant, string])[];

const Uses = () => (
  <Plate>
    <Tiles $least="17rem" aria-label="Uses of the wire">
      {uses.map(([variant, use]) => (
        <Tile key={variant}>
          <Sheet>
            <Wire variant={variant} progress={0.6} />
          </Sheet>
          <Label>{use}</Label>
          <Caption>{variant}</Caption>
        </Tile>
      ))}
    </Tiles>
  </Plate>
);

const radii = [
  [5, 'Trail'],
  [8, 'Divider'],
  [16, 'Empty state'],
  [24, 'Corner'],
] as const;

const Radii = () => (
  <Plate>
    <Tiles $least="9rem" aria-label="Radii of the turns">
      {radii.map(([radius, use]) => (
        <Tile key={radius}>
          <Turn width={96} height={72} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
            <path
              d={`M0 ${36 - radius}h${48 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}a${radius} ${radius} 0 0 0 ${radius} ${radius}h${48 - radius}`}
            />
          </Turn>
          <Caption>
            {radius} px · {use}
          </Caption>
        </Tile>
      ))}
    </Tiles>
    <Note>A turn is a quarter of a circle, and its radius does not grow with the window.</Note>
  </Plate>
);

const meta = {
  title: 'Foundations/The wire',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'One line of 2 px runs through everything. It comes out of the mark, turns in exact radii and does a job wherever it appears.',
      use: [
        'Let it separate, lead, measure or hold a place that is empty.',
        'Keep 2 px at every size, in the wire’s colour or in that of the text around it.',
        'One wire in a view; two only where they are visibly one.',
      ],
      avoid: [
        'As decoration that does nothing: leave the place empty.',
        'Dashes, arrowheads, shadows or a radius of your own.',
      ],
      access: ['The wire is an ornament: what it shows is said in words as well.'],
    } satisfies Guidance,
  },
  component: Uses,
} satisfies Meta<typeof Uses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'What it does' };
export const Turns: Story = { render: () => <Radii /> };
