import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import type { Guidance } from '../guide/Guidance';
import { vars } from '../tokens/vars';
import { Icon } from './Icon';
import { iconNames } from './iconNames';

const page: CSSProperties = {
  padding: vars.space[6],
  fontFamily: vars.font.text,
  color: vars.color.text.default,
};
const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
};
const cell: CSSProperties = { display: 'grid', gap: vars.space[2], justifyItems: 'start' };
const pair: CSSProperties = { display: 'flex', alignItems: 'center', gap: vars.space[3] };
const caption: CSSProperties = { fontFamily: vars.font.mono, fontSize: vars.size.xxs };

function IconOverview() {
  const [query, setQuery] = useState('');
  const found = iconNames.filter((name) => name.includes(query.trim().toLowerCase()));

  return (
    <div style={page}>
      <label style={pair}>
        Find an icon
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">
        {found.length} of {iconNames.length} icons
      </p>
      <ul style={grid}>
        {found.map((name) => (
          <li key={name} style={cell}>
            <span style={pair}>
              <Icon name={name} size={16} />
              <Icon name={name} size={24} />
            </span>
            <code style={caption}>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Components/Icon',
  parameters: {
    guidance: {
      summary: 'A sign of the family, drawn for 16 and for 24 px in the line of the wire.',
      use: [
        'Beside words, in the colour of the text: 16 in rows and buttons, 24 in headers and panels.',
        'Give it a `title` only where it stands without words.',
      ],
      avoid: [
        'Scaled to other sizes: its lines, 1.5 px on the small grid and 2 px on the large one, would blur.',
        'A sign that needs explaining: write the word.',
      ],
    } satisfies Guidance,
  },
  component: Icon,
  args: { name: 'search', size: 24 },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'inline-radio', options: [16, 24] },
  },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = { render: () => <IconOverview /> };

export const Ornament: Story = {};

export const Named: Story = { args: { name: 'data-sheet', title: 'Data sheet' } };

export const InTheColourOfItsText: Story = {
  args: { name: 'gear' },
  render: (args) => (
    <span style={{ color: vars.color.text.muted }}>
      <Icon {...args} />
    </span>
  ),
};
