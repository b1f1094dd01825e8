import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Picture } from './Picture';
import { drawingUrl } from './Picture.mock';

const meta = {
  title: 'Components/Picture',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A picture that reserves its room before it is loaded, as WebP with a PNG behind it.',
      use: [
        'Always with the real width and height, so that nothing jumps.',
        '`loading="eager"` for the one picture at the top, lazy for all others.',
        '`cut` for one picture of a section; the theme decides whether the corner is cut.',
      ],
      avoid: [
        'Words inside a picture: they cannot be translated or enlarged.',
        'An alternative text for what only decorates: leave it empty.',
      ],
    } satisfies Guidance,
  },
  component: Picture,
  args: { sources: drawingUrl, alt: 'A wire that turns twice', width: 1180, height: 664 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cut: Story = { args: { cut: true } };
export const Square: Story = { args: { width: 768, height: 768 } };
/** Nothing loads: the space is reserved and shows the alternative text. */
export const Missing: Story = { args: { sources: 'data:image/png;base64,' } };
