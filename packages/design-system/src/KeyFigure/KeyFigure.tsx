import { Amount, Frame, Label, Note, Reading, Unit } from './KeyFigure.styles';

export interface KeyFigureProps {
  /** The figure as it is read, already formatted. */
  readonly value: string;
  /** Set smaller beside the figure and kept with it: "pcs/h", "mm²". */
  readonly unit?: string;
  /** What was measured, in two to six words. */
  readonly label: string;
  /** Where and under which condition it was measured. */
  readonly note?: string;
}

/** One figure with its unit and what it measures. */
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
