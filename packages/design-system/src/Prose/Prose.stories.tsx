import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section';
import { Prose } from './Prose';

const meta = {
  title: 'Components/Prose',
  parameters: { layout: 'padded' },
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
export const OnDark: Story = {
  decorators: [
    (Story) => (
      <Section tone="dark">
        <Story />
      </Section>
    ),
  ],
};
