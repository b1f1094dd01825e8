import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { toneNames, type ToneName } from '../tokens';
import { Wire } from '../Wire/Wire';
import { Run } from './Colour.styles';
import { Caption, Columns, Label, Note, Plate, Surface } from './Plate.styles';

const uses = {
  paper: 'Reading: most of every page.',
  mist: 'Sets a section off without shouting: data, lists, filters.',
  dark: 'One or two sections a page: the opening, the way to contact.',
  accent: 'One call a page at most. Never two of them in one view.',
} satisfies Record<ToneName, string>;

/** The four surfaces in the selected theme; content uses the colours of its surface. */
export const ToneSurfaces = () => (
  <Plate>
    <Columns>
      {toneNames.map((tone) => (
        <Surface key={tone} data-tone={tone}>
          <Caption>{`data-tone="${tone}"`}</Caption>
          <Label>{uses[tone]}</Label>
          <Note>Muted text explains. It never carries what one must not miss.</Note>
          <Run>
            <Wire variant="divider" />
          </Run>
          <p>
            <Link href="#tone">A link in accent</Link>
          </p>
          <p>
            <Button>Request a demonstration</Button>
          </p>
        </Surface>
      ))}
    </Columns>
  </Plate>
);
