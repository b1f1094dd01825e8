import { MeasuredValue, type MeasuredText } from '../../shared/MeasuredValue/MeasuredValue';
import { Amount, Figure, Figures, Label } from './ProductHero.styles';

export interface KeyFigureItem {
  readonly id: string;
  readonly name: string;
  readonly value: MeasuredText;
  /** Language of the name, if it differs from the page's. */
  readonly lang?: string;
}

export function KeyFigureRow({ figures, label }: { figures: readonly KeyFigureItem[]; label: string }) {
  if (figures.length === 0) return null;
  return (
    <Figures aria-label={label}>
      {figures.map(({ id, name, value, lang }) => (
        <Figure key={id}>
          <Label lang={lang}>{name}</Label>
          <Amount>
            <MeasuredValue {...value} />
          </Amount>
        </Figure>
      ))}
    </Figures>
  );
}
