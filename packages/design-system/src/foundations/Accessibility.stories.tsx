import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import type { Guidance } from '../guide/Guidance';
import { Link } from '../Link/Link';
import { Table } from '../Table/Table';
import { toneNames } from '../tokens';
import { Ring, Target, Targets } from './Accessibility.styles';
import { Caption, Columns, Note, Plate, Surface } from './Plate.styles';

const TouchTargets = () => (
  <Plate>
    <Targets>
      <Target>
        <IconButton icon="search" label="Search" />
      </Target>
      <Target>
        <Button size="m">Save</Button>
      </Target>
      <Target>
        <Link href="#target">Link by itself</Link>
      </Target>
    </Targets>
    <Note>
      The dashed frame is 44 px in both directions: what stands alone can be hit with a thumb. A link in
      running text is as high as its line.
    </Note>
  </Plate>
);

const FocusRings = () => (
  <Plate>
    <Columns>
      {toneNames.map((tone) => (
        <Surface key={tone} data-tone={tone}>
          <Caption>{tone}</Caption>
          <p>
            <Ring>Focused</Ring>
          </p>
          <p>
            <Link href={`#${tone}`}>Reach me with Tab</Link>
          </p>
        </Surface>
      ))}
    </Columns>
    <Note>2 px, 3 px apart, at least 3 to 1 against every surface. It appears for the keyboard only.</Note>
  </Plate>
);

const keys = [
  ['Tab, Shift Tab', 'To the next control and back, in the order of reading'],
  ['Enter', 'Follows a link, presses a button, sends a form'],
  ['Space', 'Presses a button, ticks a box, opens a menu'],
  ['Esc', 'Closes dialog, panel or menu; the focus returns to what opened it'],
  ['Arrow keys', 'Between tabs, options and suggestions'],
] as const;

const Keyboard = () => (
  <Plate>
    <Table
      caption="Keys"
      isCaptionHidden
      columns={[
        { id: 'key', label: 'Key' },
        { id: 'does', label: 'Does' },
      ]}
      rows={keys.map(([key, does]) => ({ id: key, cells: [<kbd key={key}>{key}</kbd>, does] }))}
    />
  </Plate>
);

const emulations = [
  ['Reduced motion', 'Toolbar of this guide: Motion'],
  ['Right to left', 'Toolbar of this guide: Direction'],
  ['Forced colours', 'Browser’s developer tools, Rendering: emulate forced-colors'],
  ['Colour vision', 'Browser’s developer tools, Rendering: emulate vision deficiencies'],
  ['400 % zoom', 'Toolbar: viewport of 320 px shows the same layout'],
] as const;

const Emulations = () => (
  <Plate>
    <Table
      caption="How to look at it as others do"
      isCaptionHidden
      columns={[
        { id: 'what', label: 'To see' },
        { id: 'where', label: 'Choose' },
      ]}
      rows={emulations.map(([what, where]) => ({ id: what, cells: [what, where] }))}
    />
  </Plate>
);

const meta = {
  title: 'Foundations/Accessibility',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Everything can be read, reached and understood without a mouse, at 400 % and in every theme.',
      use: [
        'Start from the native element: button, link, field, details, dialog.',
        'Try each change with the keyboard alone, then at 320 px, then with reduced motion.',
        'Give targets that stand alone 44 px.',
      ],
      avoid: [
        'To take the ring of the focus away: choose a surface on which it shows.',
        'A control that appears under the pointer only.',
      ],
      access: ['Every story is checked with axe, and contrast is computed for all themes.'],
    } satisfies Guidance,
  },
  component: TouchTargets,
} satisfies Meta<typeof TouchTargets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Targets' };
export const Focus: Story = { name: 'Ring of the focus', render: () => <FocusRings /> };
export const Keys: Story = { name: 'Keyboard', render: () => <Keyboard /> };
export const AsOthersSeeIt: Story = { render: () => <Emulations /> };
