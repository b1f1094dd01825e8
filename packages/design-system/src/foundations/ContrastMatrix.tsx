import { Table } from '../Table/Table';
import {
  contrastRatio,
  listContrastPairs,
  minimumContrast,
  resolveTheme,
  themeNames,
  vars,
  type ContrastPair,
  type ContrastUse,
  type SchemeName,
  type ToneName,
} from '../tokens';
import { Figure, Disclosure, DisclosureSummary, Pair } from './Colour.styles';
import { Label, Note, Plate } from './Plate.styles';

/** A surface, or the status messages, which are the same on all surfaces. */
export type ContrastGroup = ToneName | 'status';

const measure = (scheme: SchemeName) =>
  themeNames.map((theme) => ({ theme, pairs: listContrastPairs(resolveTheme(theme), scheme) }));

const measured = { light: measure('light'), dark: measure('dark') } as const;

const ratioOf = ({ foreground, background }: ContrastPair): number => contrastRatio(foreground, background);

const isIn = (group: ContrastGroup, { name }: ContrastPair): boolean =>
  group === 'status' ? !name.includes(':') : name.startsWith(`${group}:`);

const Cell = ({ pair }: { readonly pair: ContrastPair }) => (
  <Figure>
    <Pair style={{ background: pair.background, color: pair.foreground }} />
    {ratioOf(pair).toFixed(2)}
  </Figure>
);

function summarise(group: ContrastGroup, scheme: SchemeName): string {
  const pairs = measured[scheme].flatMap((theme) => theme.pairs.filter((pair) => isIn(group, pair)));
  const failed = pairs.filter((pair) => ratioOf(pair) < minimumContrast[pair.use]).length;
  return failed === 0
    ? `${pairs.length} pairs in ${themeNames.length} themes, and all hold.`
    : `${failed} of ${pairs.length} pairs fail.`;
}

const uses = [
  ['body', 'Body text'],
  ['text', 'Other text'],
  ['control', 'Lines and icons'],
] as const satisfies readonly (readonly [ContrastUse, string])[];

/** Lists the pair closest to its limit for each use, which would fail first if a colour changes. */
const listTightest = (group: ContrastGroup, scheme: SchemeName) =>
  uses.flatMap(([use, name]) => {
    const [tightest] = measured[scheme]
      .flatMap(({ theme, pairs }) =>
        pairs
          .filter((pair) => pair.use === use && isIn(group, pair))
          .map((pair) => ({ theme, pair, ratio: ratioOf(pair) })),
      )
      .toSorted((a, b) => a.ratio - b.ratio);
    return tightest ? [{ use, name, ...tightest }] : [];
  });

const pairName = (group: ContrastGroup, name: string): string => name.replace(`${group}: `, '');

/**
 * Colour pairs on a surface, measured in each of the eleven themes: the one closest to its limit for each use, and all
 * of them in a disclosure.
 */
export const ContrastMatrix = ({
  group,
  scheme = 'light',
}: {
  readonly group: ContrastGroup;
  readonly scheme?: SchemeName;
}) => {
  const rows = measured[scheme][0]?.pairs.filter((pair) => isIn(group, pair)) ?? [];
  const byTheme = measured[scheme].map(({ theme, pairs }) => ({
    theme,
    pairs: new Map(pairs.map((pair) => [pair.name, pair])),
  }));
  return (
    <Plate style={{ maxInlineSize: vars.width.full }}>
      <div>
        <Label>{summarise(group, scheme)}</Label>
        <Note>Body text has at least 7 to 1 (AAA), other text 4.5 to 1 (AA), lines and icons 3 to 1.</Note>
      </div>
      <Table
        caption={`Nearest to the limit, ${group}`}
        isCaptionHidden
        columns={[
          { id: 'use', label: 'Nearest to the limit' },
          { id: 'least', label: 'At least', isNumeric: true },
          { id: 'measured', label: 'Measured', isNumeric: true },
          { id: 'pair', label: 'Pair' },
          { id: 'theme', label: 'Theme' },
        ]}
        rows={listTightest(group, scheme).map(({ use, name, pair, theme }) => ({
          id: use,
          cells: [
            name,
            minimumContrast[use].toFixed(1),
            <Cell key={use} pair={pair} />,
            pairName(group, pair.name),
            theme.replaceAll('_', ' '),
          ],
        }))}
      />
      <Disclosure>
        <DisclosureSummary>
          All {rows.length} pairs in {themeNames.length} themes
        </DisclosureSummary>
        <Table
          caption={`Contrast of all pairs, ${group}`}
          isCaptionHidden
          columns={[
            { id: 'pair', label: 'Pair' },
            { id: 'least', label: 'At least', isNumeric: true },
            ...themeNames.map((theme) => ({
              id: theme,
              label: theme.replaceAll('_', ' '),
              isNumeric: true,
            })),
          ]}
          rows={rows.map(({ name, use }) => ({
            id: name,
            cells: [
              pairName(group, name),
              minimumContrast[use].toFixed(1),
              ...byTheme.map(({ theme, pairs }) => {
                const pair = pairs.get(name);
                return pair && <Cell key={theme} pair={pair} />;
              }),
            ],
          }))}
        />
      </Disclosure>
    </Plate>
  );
};
