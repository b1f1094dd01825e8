import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Icon, iconNames, type IconSize } from '../icons';
import { vars } from '../tokens';
import { Caption, Plate, Tile, Tiles } from './Plate.styles';

const Icons = ({ size }: { readonly size: IconSize }) => (
  <Plate>
    <Tiles $least="8rem" aria-label={`Icons of ${size} px`}>
      {iconNames.map((name) => (
        <Tile key={name}>
          <Icon name={name} size={size} />
          <Caption>{name}</Caption>
        </Tile>
      ))}
    </Tiles>
  </Plate>
);

const InText = () => (
  <Plate>
    {(['default', 'muted', 'accent'] as const).map((tone) => (
      <p
        key={tone}
        style={{ display: 'flex', gap: vars.space[2], alignItems: 'center', color: vars.color.text[tone] }}
      >
        <Icon name="data-sheet" size={16} />
        Data sheet, PDF, 1.4 MB
      </p>
    ))}
  </Plate>
);

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: `${iconNames.length} signs of one family, each drawn twice: on a grid of 16 px and on one of 24 px.`,
      use: [
        'Take 16 px beside text and in buttons, 24 px where the sign stands alone.',
        'Let it take the colour of its text: an icon has none of its own.',
      ],
      avoid: [
        'A sign without words for what is not common knowledge: only search, menu, close and the arrows are.',
        'One drawing scaled to the other size: lines fall between pixels.',
      ],
      access: ['An icon beside words is silent. One that stands alone has a name.'],
    } satisfies Guidance,
  },
  component: Icons,
  args: { size: 24 },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'At 24 px' };
export const Small: Story = { name: 'At 16 px', args: { size: 16 } };
export const BesideWords: Story = { name: 'Beside words', render: () => <InText /> };
