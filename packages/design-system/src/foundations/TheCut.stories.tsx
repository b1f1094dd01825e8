import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import type { Guidance } from '../guide/Guidance';
import { Heading } from '../Heading/Heading';
import { resolveTheme, themeNames } from '../tokens';
import { Caption, Columns, Label, Note, Plate, Tile, Tiles } from './Plate.styles';
import { readLength } from './readLength';
import { Media, Twice } from './TheCut.styles';

const Places = () => (
  <Plate>
    <Columns>
      <div>
        <Label>Media</Label>
        <Media data-tone="dark" />
        <Caption>cut.media, lower right</Caption>
      </div>
      <div>
        <Label>Button</Label>
        <Button>Request a demonstration</Button>
        <Caption>cut.control, lower right</Caption>
      </div>
    </Columns>
    <div>
      <Label>Headline</Label>
      <Heading level={3} size="xl" cut>
        Cut to length
      </Heading>
      <Caption>font.cut, on sites that ask for it</Caption>
    </div>
  </Plate>
);

const OneCut = () => (
  <Plate>
    <Columns>
      <div>
        <Media data-tone="dark">One cut</Media>
        <Note>The lower right corner, at 45°. It says where the eye leaves.</Note>
      </div>
      <div>
        <Twice data-tone="dark">Two cuts</Twice>
        <Note>Not so: a second corner makes a badge of it.</Note>
      </div>
    </Columns>
  </Plate>
);

const Depths = () => (
  <Plate>
    <Tiles $least="10rem" aria-label="Depth of the cut in each theme">
      {themeNames.map((theme) => {
        const { control, media } = resolveTheme(theme).cut;
        return (
          <Tile key={theme} data-theme={theme}>
            <Media data-tone="accent">{theme.replace('_', ' ')}</Media>
            <Caption>
              media {readLength(media)} px
              <br />
              control {readLength(control)} px
            </Caption>
          </Tile>
        );
      })}
    </Tiles>
  </Plate>
);

const meta = {
  title: 'Foundations/The cut',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One corner cut off at 45°, as a blade leaves it. How deep is the theme’s affair.',
      use: [
        'One cut per element, at the lower right: on a picture, a button or an accent field.',
        'Use the `cut` of Picture and Heading: it knows the depth, and themes with square corners have none.',
      ],
      avoid: [
        'A cut inside a cut: a button on a cut field keeps its distance from the corner.',
        'Rounded corners beside it.',
      ],
    } satisfies Guidance,
  },
  component: Places,
} satisfies Meta<typeof Places>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Where it may be' };
export const OnePerElement: Story = { name: 'One per element', render: () => <OneCut /> };
export const DepthByTheme: Story = { name: 'Depth by theme', render: () => <Depths /> };
