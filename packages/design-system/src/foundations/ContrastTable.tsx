import { Stack } from '../Stack/Stack';
import { Table } from '../Table/Table';
import { contrastRatio, listContrastPairs, minimumContrast, resolveTheme, vars } from '../tokens';
import type { ContrastPair, ThemeName } from '../tokens';

const frame = { display: 'block', padding: `${vars.space[2]} ${vars.space[4]}`, inlineSize: '16rem' };

/* A pair for lines and icons is shown as a line: it need not be readable as text. */
const Sample = ({ use, foreground, background }: ContrastPair) => (
  <span style={{ ...frame, background, color: foreground }}>
    {use === 'control' ? (
      <span
        style={{ display: 'block', borderBlockStart: `${vars.line.wire} solid`, marginBlock: vars.space[3] }}
      />
    ) : (
      `${foreground} on ${background}`
    )}
  </span>
);

/** Every pair of colours that a theme puts on screen, with its contrast and the least it must have. */
export const ContrastTable = ({ theme }: { readonly theme: ThemeName }) => (
  <Stack gap="m">
    <Table
      caption={`Contrast in the theme ${theme}`}
      columns={[
        { id: 'name', label: 'Pair' },
        { id: 'sample', label: 'Sample' },
        { id: 'ratio', label: 'Contrast', isNumeric: true },
        { id: 'least', label: 'At least', isNumeric: true },
      ]}
      rows={listContrastPairs(resolveTheme(theme)).map((pair) => ({
        id: pair.name,
        cells: [
          pair.name,
          <Sample key="sample" {...pair} />,
          contrastRatio(pair.foreground, pair.background).toFixed(2),
          minimumContrast[pair.use].toFixed(1),
        ],
      }))}
    />
  </Stack>
);
