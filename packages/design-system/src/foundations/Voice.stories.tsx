import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Table } from '../Table/Table';
import { Plate } from './Plate.styles';

interface Phrase {
  readonly place: string;
  readonly say: string;
  readonly not: string;
}

interface PhrasesProps {
  readonly caption: string;
  readonly phrases: readonly Phrase[];
}

const Phrases = ({ caption, phrases }: PhrasesProps) => (
  <Plate>
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'place', label: 'Where' },
        { id: 'say', label: 'So' },
        { id: 'not', label: 'Not so' },
      ]}
      rows={phrases.map(({ place, say, not }) => ({ id: place, cells: [place, say, not] }))}
    />
  </Plate>
);

const words: readonly Phrase[] = [
  {
    place: 'Headline',
    say: 'Crimps every lead and measures each one',
    not: 'Next-level crimping excellence',
  },
  { place: 'Button', say: 'Request a demonstration', not: 'Click here' },
  { place: 'Link', say: 'Data sheet Alpha 550, PDF', not: 'Read more' },
  { place: 'Empty list', say: 'No machines yet. Add one by its serial number.', not: 'Oops, nothing here!' },
  { place: 'Error', say: 'The file has 31 MB; 25 MB is the most.', not: 'Upload failed' },
  {
    place: 'Confirmation',
    say: 'Sent. We answer within two working days.',
    not: 'Thank you for your submission',
  },
];

const figures: readonly Phrase[] = [
  { place: 'Unit', say: '0.13 mm², 20 kN, 8 bar', not: '0.13mm2, 20KN' },
  { place: 'Range', say: '0.13–6 mm²', not: '0.13 mm² - 6 mm²' },
  { place: 'Thousands', say: '12 500 pcs/h, set by the language', not: '12500 or 12,500 everywhere' },
  { place: 'Tolerance', say: '±0.2 mm + 0.1 %', not: '+/- 0.2 mm' },
  { place: 'Date', say: '22 November 2026', not: '22/11/26' },
  { place: 'Imperial', say: 'AWG 26–10, only after switching', not: '0.13–6 mm² (AWG 26–10)' },
];

const meta = {
  title: 'Foundations/Voice',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'Plain and exact, like a good engineer beside the machine: first what it does, then by how much.',
      use: [
        'Give the figure and its unit instead of the adjective.',
        'Let a button say what happens when it is pressed, and a link what is behind it.',
        'In an error say what is wrong, with the limit, and what to do now.',
      ],
      avoid: [
        'Superlatives, exclamation marks and apologies: say the fact.',
        'Figures written into words by hand: the page sets them in the reader’s language and units.',
      ],
    } satisfies Guidance,
  },
  component: Phrases,
  args: { caption: 'Words', phrases: words },
} satisfies Meta<typeof Phrases>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Words' };
export const NumbersAndUnits: Story = {
  name: 'Numbers and units',
  args: { caption: 'Numbers and units', phrases: figures },
};
