import { contrastRatio } from '../tokens';
import type { Palette } from '../tokens/Theme';

export interface SwatchEntry {
  readonly token: string;
  readonly value: string;
  /** “5.24 on neutral.paper”, or “16.41 with neutral.ink on it” for a surface. */
  readonly contrast: string;
}

export interface SwatchGroup {
  readonly title: string;
  readonly entries: readonly SwatchEntry[];
}

type Colours = Readonly<Record<string, string>>;

/** Counterpart of a colour by token: the surface it is used `on`, or for a surface the colour it `carries`. */
type Meeting = { readonly on: string } | { readonly carries: string };

/** Surfaces, and colours for another surface than that of their group. */
const meetings: Readonly<Record<string, Meeting>> = {
  'accent.base': { carries: 'accent.on' },
  'accent.hover': { carries: 'accent.on' },
  'accent.active': { carries: 'accent.on' },
  'accent.on': { on: 'accent.base' },
  'accent.bright': { on: 'dark.base' },
  'neutral.paper': { carries: 'neutral.ink' },
  'neutral.mist': { carries: 'neutral.ink' },
  'neutral.fog': { carries: 'neutral.ink' },
  'dark.base': { carries: 'dark.text' },
  'dark.raised': { carries: 'dark.text' },
};

const prefixed = (path: string, colours: object): Colours =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`${path}.${name}`, String(value)]));

const meetingOf = (token: string): Meeting => {
  const [group, status, role] = token.split('.');
  if (group === 'status')
    return role === 'surface' ? { carries: `status.${status}.text` } : { on: `status.${status}.surface` };
  return meetings[token] ?? { on: group === 'dark' ? 'dark.base' : 'neutral.paper' };
};

function describeContrast(token: string, value: string, all: Colours): string {
  const meeting = meetingOf(token);
  const [other, words] =
    'on' in meeting ? [meeting.on, `on ${meeting.on}`] : [meeting.carries, `with ${meeting.carries} on it`];
  const colour = all[other];
  if (colour === undefined) throw new RangeError(`No colour ${other} in the palette`);
  return `${contrastRatio(value, colour).toFixed(2)} ${words}`;
}

/** Colours of a palette in groups, each measured against its counterpart: a fill, its text, its surface. */
export function listSwatches({ accent, neutral, dark, status }: Palette): readonly SwatchGroup[] {
  const groups: readonly (readonly [title: string, colours: Colours])[] = [
    ['Accent', prefixed('accent', accent)],
    ['Neutral', prefixed('neutral', neutral)],
    ['Dark', prefixed('dark', dark)],
    [
      'Status',
      Object.fromEntries(
        Object.entries(status).flatMap(([name, of]) => Object.entries(prefixed(`status.${name}`, of))),
      ),
    ],
  ];
  const all: Colours = Object.fromEntries(groups.flatMap(([, colours]) => Object.entries(colours)));
  return groups.map(([title, colours]) => ({
    title,
    entries: Object.entries(colours).map(([token, value]) => ({
      token,
      value,
      contrast: describeContrast(token, value, all),
    })),
  }));
}
