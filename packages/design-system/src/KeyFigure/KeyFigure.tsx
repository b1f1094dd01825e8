import { Amount, Frame, Label, Note, Reading, Unit } from './KeyFigure.styles';

export interface KeyFigureProps {
  /** Formatted value. */
  readonly value: string;
  /** Smaller than the figure, without a line break between them: "pcs/h", "mm²". */
  readonly unit?: string;
  /** Measured quantity, in two to six words. */
  readonly label: string;
  /** Condition of the measurement. */
  readonly note?: string;
}

export const KeyFigure = ({ value, unit, label, note }: KeyFigureProps) => (
  <Frame>
    <Amount>
      <Reading>
        {value}
        {unit && <Unit> {unit}</Unit>}
      </Reading>
    </Amount>
    <Label>{label}</Label>
    {note && <Note>{note}</Note>}
  </Frame>
);
