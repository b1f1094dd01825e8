import { contrastRatio, resolveTheme, type ThemeName } from '../tokens';
import { Swatch } from './Colour.styles';
import { Caption, Label, Plate, Tile, Tiles } from './Plate.styles';

interface Entry {
  readonly token: string;
  readonly value: string;
}

interface Group {
  readonly title: string;
  /** What the contrast is measured against. */
  readonly against: Entry;
  readonly entries: readonly Entry[];
}

const entriesOf = (path: string, palette: object): readonly Entry[] =>
  Object.entries(palette).map(([name, value]) => ({ token: `${path}.${name}`, value: String(value) }));

function listGroups(theme: ThemeName): readonly Group[] {
  const { neutral, dark, accent, status } = resolveTheme(theme).palette;
  const paper = { token: 'paper', value: neutral.paper };
  return [
    { title: 'Accent', against: paper, entries: entriesOf('accent', accent) },
    { title: 'Neutral', against: paper, entries: entriesOf('neutral', neutral) },
    { title: 'Dark', against: { token: 'dark', value: dark.base }, entries: entriesOf('dark', dark) },
    {
      title: 'Status',
      against: paper,
      entries: Object.entries(status).flatMap(([name, colours]) => entriesOf(`status.${name}`, colours)),
    },
  ];
}

/** The palette of one theme: each colour with its token, its value and its contrast on the surface it is made for. */
export const Swatches = ({ theme }: { readonly theme: ThemeName }) => (
  <Plate data-theme={theme}>
    {listGroups(theme).map(({ title, against, entries }) => (
      <div key={title}>
        <Label>{title}</Label>
        <Tiles $least="10rem" aria-label={title}>
          {entries.map(({ token, value }) => (
            <Tile key={token}>
              <Swatch style={{ background: value }} />
              <Caption>
                {token}
                <br />
                {value}
                <br />
                {contrastRatio(value, against.value).toFixed(2)} on {against.token}
              </Caption>
            </Tile>
          ))}
        </Tiles>
      </div>
    ))}
  </Plate>
);
