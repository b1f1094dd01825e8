import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Picture } from '../Picture/Picture';
import { machineDrawing, partDrawing, sectionDrawing } from './drawings.mock';
import { Shape } from './Imagery.styles';
import { Caption, Label, Note, Plate, Tile, Tiles } from './Plate.styles';

const drawings = [
  {
    source: machineDrawing,
    alt: 'A crimping machine with a drum, drawn from above at an angle',
    title: 'Machines',
    note: 'Isometric, lit from the left, with the wire running through.',
  },
  {
    source: sectionDrawing,
    alt: 'Section of a crimp with strands pressed into polygons',
    title: 'Sections',
    note: 'Cut and measured as in the laboratory; dimension lines are mono.',
  },
  {
    source: partDrawing,
    alt: 'A cable drum with copper wire',
    title: 'Parts and tools',
    note: 'One thing, whole, on paper: it is known again in list and basket.',
  },
];

const Drawings = () => (
  <Plate>
    <Tiles $least="18rem" aria-label="Kinds of drawings">
      {drawings.map(({ source, alt, title, note }) => (
        <Tile key={title}>
          <Picture sources={source} alt={alt} width={720} height={405} />
          <Label>{title}</Label>
          <Note>{note}</Note>
        </Tile>
      ))}
    </Tiles>
    <Note>
      Every drawing is computed from parameters, so that a machine looks like itself in list, page, comparison
      and lightbox. Line and flat tone; one accent, that of its brand.
    </Note>
  </Plate>
);

const shapes = [
  ['16 / 9', 'stretchedVideo 1200 × 675, asideVideo 960 × 540, story 768 × 432', 'Openings, films, stories'],
  [
    '1 / 1',
    'asideSquare 960 × 960, product 768 × 768, capability 180 × 180',
    'Products, people, media beside text',
  ],
  ['32 / 45', 'documentThumbnail 128 × 180', 'First pages of documents'],
  ['auto', 'stretched 1180, breakOut 980, inline 780 wide', 'As drawn: the height follows'],
] as const;

const Shapes = () => (
  <Plate>
    <Tiles $least="14rem" aria-label="Shapes of pictures">
      {shapes.map(([ratio, presets, use]) => (
        <Tile key={ratio}>
          <Shape style={{ aspectRatio: ratio === 'auto' ? '3 / 2' : ratio }}>{ratio}</Shape>
          <Label>{use}</Label>
          <Caption>{presets}</Caption>
        </Tile>
      ))}
    </Tiles>
  </Plate>
);

const meta = {
  title: 'Foundations/Imagery',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Pictures are technical drawings: of machines, parts, sections and workshops without people.',
      use: [
        'Take a picture from the library with its alternative text; say there what it shows, not that it is one.',
        'Upload once, at 2400 px of width: the sizes of the page are cut from it as PNG and WebP.',
        'Keep what matters in the middle, or choose a custom crop in the library: a square crop cuts off nearly half the width of a 16 : 9 picture.',
      ],
      avoid: [
        'Stock photographs and grey placeholders: a page without a picture is better.',
        'Words inside a picture: nobody can translate or search them.',
      ],
      access: ['A picture that only decorates has an empty alternative text and is passed over.'],
    } satisfies Guidance,
  },
  component: Drawings,
} satisfies Meta<typeof Drawings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Drawings' };
export const ShapesAndSizes: Story = { name: 'Shapes and sizes', render: () => <Shapes /> };
