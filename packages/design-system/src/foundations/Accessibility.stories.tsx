import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import type { Guidance } from '../guide/Guidance';
import { Link } from '../Link/Link';
import { Table } from '../Table/Table';
import { Text } from '../Text/Text';
import { toneNames } from '../tokens';
import { Edge, Ring, Target, Targets } from './Accessibility.styles';
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

const contrasts = [
  ['As usual', undefined],
  ['More', 'more'],
] as const;

const MoreContrast = () => (
  <Plate>
    {contrasts.map(([caption, contrast]) => (
      <section key={caption} aria-label={caption} data-contrast={contrast}>
        <Caption>{caption}</Caption>
        <Columns>
          {toneNames.map((tone) => (
            <Surface key={tone} data-tone={tone} data-testid={`${caption} ${tone}`}>
              <Text>Words to read</Text>
              <Text size="xs" tone="muted">
                Words beside them
              </Text>
              <p>
                <Link href={`#${tone}`}>Words that lead on</Link>
              </p>
              <Edge />
            </Surface>
          ))}
        </Columns>
      </section>
    ))}
    <Note>
      Who asks the system for more contrast gets secondary words and lines as strong as the text, on every
      surface and in every theme: 7 to 1 for words, 4.5 to 1 for borders and marks.
    </Note>
  </Plate>
);

const emulations = [
  ['Reduced motion', 'Toolbar of this guide: Motion'],
  ['More contrast', 'Toolbar of this guide: Contrast'],
  ['Dark scheme', 'Toolbar of this guide: Colour scheme'],
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
        'Try each change with the keyboard alone, then at 320 px, then with reduced motion and more contrast.',
        'Give targets that stand alone 44 px.',
      ],
      avoid: [
        'To take the ring of the focus away: choose a surface on which it shows.',
        'A control that appears under the pointer only.',
      ],
      access: [
        'Every story is checked with axe, and contrast is computed for all themes, as usual and with more.',
      ],
    } satisfies Guidance,
  },
  component: TouchTargets,
} satisfies Meta<typeof TouchTargets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Targets' };
export const Focus: Story = { name: 'Ring of the focus', render: () => <FocusRings /> };
export const Keys: Story = { name: 'Keyboard', render: () => <Keyboard /> };
export const Contrast: Story = {
  name: 'More contrast',
  render: () => <MoreContrast />,
  play: async ({ canvas }) => {
    for (const tone of toneNames) {
      const colors = [...canvas.getByTestId(`More ${tone}`).children].map((part) => getComputedStyle(part));
      const [words, beside, , edge] = colors;
      await expect(beside?.color).toBe(words?.color);
      await expect(edge?.borderBlockStartColor).toBe(words?.color);
    }
  },
};
export const AsOthersSeeIt: Story = { name: 'As others see it', render: () => <Emulations /> };
