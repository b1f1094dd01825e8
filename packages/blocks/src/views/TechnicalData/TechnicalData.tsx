import type { IntlShape } from 'react-intl/server';
import type { MeasurementSystem } from '@kmx/core';
import { MeasuredValue, type MeasuredText } from '../../shared/MeasuredValue/MeasuredValue';
import { MeasurementSwitch } from '../../shared/MeasurementSwitch/MeasurementSwitch';
import { ProductSection } from '../../shared/ProductSection/ProductSection';
import { splitGroups } from './splitGroups';
import { technicalDataMessages as messages } from './TechnicalData.messages';
import {
  Bar,
  Column,
  Columns,
  Group,
  Hint,
  Name,
  Row,
  Rows,
  Sheet,
  SheetTitle,
  Title,
  Value,
} from './TechnicalData.styles';

export interface TechnicalDataRow {
  readonly id: string;
  readonly name: string;
  readonly value: MeasuredText;
  /** True for values in the monospaced typeface. */
  readonly isFigure: boolean;
  /** True if the figures are a range that not every variant covers. */
  readonly isByVariant?: boolean;
  /** Language of name and texts, if it differs from the page's. */
  readonly lang?: string;
}

export interface TechnicalDataGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly TechnicalDataRow[];
}

export interface TechnicalDataProps {
  readonly intl: IntlShape;
  readonly id: string;
  readonly measurement: MeasurementSystem;
  readonly groups: readonly TechnicalDataGroup[];
}

const isMeasured = ({ value }: TechnicalDataRow) => value.metric !== value.imperial;

function DataRow({ row, byVariant }: { row: TechnicalDataRow; byVariant: string }) {
  return (
    <Row>
      <Name lang={row.lang}>{row.name}</Name>
      <Value $isFigure={row.isFigure} lang={row.isFigure ? undefined : row.lang}>
        <MeasuredValue {...row.value} />
        {row.isByVariant && <Hint>{byVariant}</Hint>}
      </Value>
    </Row>
  );
}

const DataGroup = ({ group, byVariant }: { group: TechnicalDataGroup; byVariant: string }) => (
  <section>
    <SheetTitle>{group.name}</SheetTitle>
    <Group>
      <summary>
        <Title>{group.name}</Title>
      </summary>
      <Rows>
        {group.rows.map((row) => (
          <DataRow key={row.id} row={row} byVariant={byVariant} />
        ))}
      </Rows>
    </Group>
  </section>
);

/**
 * Data sheet of a product, in groups that are collapsed on a phone, with a switch of the measurement system that stays
 * visible.
 */
export function TechnicalData({ intl, id, measurement, groups }: TechnicalDataProps) {
  if (groups.length === 0) return null;
  const hasSwitch = groups.some(({ rows }) => rows.some(isMeasured));
  const byVariant = intl.formatMessage(messages.byVariant);
  return (
    <ProductSection id={id} title={intl.formatMessage(messages.title)} tone="paper">
      <Sheet>
        {hasSwitch && (
          <Bar>
            <MeasurementSwitch intl={intl} measurement={measurement} anchor={id} />
          </Bar>
        )}
        <Columns>
          {splitGroups(groups).map((column) => (
            <Column key={column[0]?.id}>
              {column.map((group) => (
                <DataGroup key={group.id} group={group} byVariant={byVariant} />
              ))}
            </Column>
          ))}
        </Columns>
      </Sheet>
    </ProductSection>
  );
}
