import { Stack } from '../Stack/Stack';
import { resolveTheme, type ThemeName } from '../tokens';
import { Swatch } from './Colour.styles';
import { listSwatches } from './listSwatches';
import { Caption, Label, Plate, Tile, Tiles } from './Plate.styles';

/** Palette of a theme: each colour with its token, value and contrast to the colours that it is combined with. */
export const Swatches = ({ theme }: { readonly theme: ThemeName }) => (
  <Plate data-theme={theme}>
    <Label>Theme {theme.replaceAll('_', ' ')}</Label>
    {listSwatches(resolveTheme(theme).palette).map(({ title, entries }) => (
      <Stack key={title} gap="xs">
        <Label>{title}</Label>
        <Tiles $least="min(8.5rem, 45%)" aria-label={title}>
          {entries.map(({ token, value, contrast }) => (
            <Tile key={token}>
              <Swatch style={{ background: value }} />
              <Caption>
                {token}
                <br />
                {value}
                <br />
                {contrast}
              </Caption>
            </Tile>
          ))}
        </Tiles>
      </Stack>
    ))}
  </Plate>
);
