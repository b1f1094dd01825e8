import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { onDark, rightToLeft } from '../testing/storyDecorators';
import { Prose } from './Prose';

const meta = {
  title: 'Components/Prose',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Sets text that editors wrote: paragraphs, lists, headings, quotations, links.',
      use: [
        'Around everything that comes from the rich-text field, in an inline container.',
        'Headings from level 3, since the block’s own title is level 2.',
      ],
      avoid: [
        'For layout: columns and cards are blocks of their own.',
        'Bold for whole paragraphs: make it a heading or a quotation.',
      ],
    } satisfies Guidance,
  },
  component: Prose,
  args: {
    children: (
      <>
        <h3>Every crimp is measured</h3>
        <p>
          The force is recorded over the whole stroke and compared with a{' '}
          <a href="/en/services">taught curve</a>. A lead that differs is <strong>cut and sorted out</strong>{' '}
          before it reaches the tray.
        </p>
        <ul>
          <li>Force, height and pull-out in one record</li>
          <li>Traceable to the coil and the applicator</li>
        </ul>
        <ol>
          <li>Teach with ten good crimps</li>
          <li>Set the limits</li>
        </ol>
        <blockquote>A bad crimp costs more on the road than in the plant.</blockquote>
        <hr />
        <p>Valid for leads from 0.13 to 6 mm².</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnDark: Story = { decorators: [onDark] };
export const RightToLeft: Story = { decorators: [rightToLeft] };
