import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Field/Checkbox';
import type { Guidance } from '../guide/Guidance';
import { vars } from '../tokens';
import { defaultTheme } from '../tokens/defaultTheme';
import { Wire } from '../Wire/Wire';
import { Stage, Track } from './Motion.styles';
import { Caption, Note, Plate } from './Plate.styles';

const durations = [
  ['quick', 'an answer to a press: colour, underline, chevron'],
  ['calm', 'something that enters or leaves: panel, dialog, message'],
  ['turn', 'one round of the spinner'],
] as const;

const Durations = () => (
  <Plate>
    <Stage>
      <Checkbox id="motion-run" name="run" label="Run to the other end" />
      {durations.map(([name, use]) => (
        <div key={name}>
          <Caption>
            motion.{name} · {defaultTheme.motion[name]} · {use}
          </Caption>
          <Track $duration={vars.motion[name]} />
        </div>
      ))}
    </Stage>
    <Note>
      All run on one curve, {defaultTheme.motion.ease}: off at once, then coming to rest. Where the reader
      asks for less motion, everything is at its end at once.
    </Note>
  </Plate>
);

const Arrival = () => (
  <Plate>
    <Wire variant="divider" />
    <Wire variant="empty" />
    <Note>The wire is drawn when it arrives, in 780 ms, and then stands still.</Note>
  </Plate>
);

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Motion answers a press or shows where something came from. Nothing moves to please.',
      use: [
        'Take `quick` for what changes in place and `calm` for what enters or leaves.',
        'Draw the wire once, on arrival.',
        'Look at every part with reduced motion too: the toolbar has the switch.',
      ],
      avoid: [
        'Loops, parallax and motion on scrolling: they draw the eye from what is read.',
        'To move what surrounds the thing that changes: reserve its room beforehand.',
      ],
      access: ['With reduced motion nothing glides, and the end is the same.'],
    } satisfies Guidance,
  },
  component: Durations,
} satisfies Meta<typeof Durations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Durations' };
export const OnArrival: Story = { name: 'On arrival', render: () => <Arrival /> };
