import { Link } from '../Link/Link';
import { themeNames, type ThemeName } from '../tokens';
import { Wire } from '../Wire/Wire';
import { Accent, CardBody, DarkFooter, Run, ThemeCard } from './Colour.styles';
import { Plate, Tile, Tiles } from './Plate.styles';

const ThemeSample = ({ theme }: { readonly theme: ThemeName }) => (
  <ThemeCard data-theme={theme} data-tone="paper">
    <CardBody>
      <Accent>{theme.replace('_', ' ')}</Accent>
      <Run>
        <Wire variant="divider" />
      </Run>
      <Link href="#theme">Link on paper</Link>
    </CardBody>
    <DarkFooter data-tone="dark">Accent on dark</DarkFooter>
  </ThemeCard>
);

/** The eleven themes side by side: accent with its cut, wire and link on paper, accent on the dark surface. */
export const ThemeCards = () => (
  <Plate>
    <Tiles $least="min(10rem, 45%)" aria-label="Themes">
      {themeNames.map((theme) => (
        <Tile key={theme}>
          <ThemeSample theme={theme} />
        </Tile>
      ))}
    </Tiles>
  </Plate>
);
