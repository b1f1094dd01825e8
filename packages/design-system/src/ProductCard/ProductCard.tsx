import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Heading } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Wire } from '../Wire';
import {
  Above,
  Actions,
  Anchor,
  Figure,
  Figures,
  FigureName,
  FigureValue,
  Footer,
  Frame,
  NoPicture,
  Note,
  Media,
  Share,
  Summary,
  Content,
} from './ProductCard.styles';

export interface ProductCardFigure {
  readonly name: string;
  readonly value: string;
  /** Position on the scale of all products in the list, both ends from 0 to 1; a visual repetition of the value. */
  readonly share?: { readonly from: number; readonly to: number } | undefined;
}

export interface ProductCardProps {
  /** As on the nameplate: "Alpha 550". */
  readonly name: string;
  /** URL of the product’s page; the whole card is a link. */
  readonly href: string;
  /** Purpose of the product in one or two sentences; at most three lines are shown. */
  readonly text?: string;
  /** Decorative square picture (768 × 768); undefined shows a placeholder. */
  readonly picture: ReactNode | undefined;
  /** On all cards of a list or on none. */
  readonly brand?: string;
  /** Up to three key figures. Narrow cards show the first two. */
  readonly figures?: readonly ProductCardFigure[];
  /** Line below the text, such as the number of variants. */
  readonly note?: string;
  /** Life-cycle status, if it matters to the reader. */
  readonly status?: { readonly text: string; readonly tone: 'warning' | 'neutral' };
  /** Further actions, above the card's link. */
  readonly actions?: ReactNode;
  /** Level of the name: one below the heading above the list. */
  readonly headingLevel?: 2 | 3 | 4;
}

const statusTones = { warning: 'error', neutral: 'neutral' } as const;

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const CardFigures = ({ figures }: { figures: readonly ProductCardFigure[] }) => (
  <Figures>
    {figures.map(({ name, value, share }) => (
      <Figure key={name}>
        <FigureName>{name}</FigureName>
        <FigureValue>
          <bdi>{value}</bdi>
          {share && (
            <Share
              style={{ insetInlineStart: percent(share.from), inlineSize: percent(share.to - share.from) }}
            />
          )}
        </FigureValue>
      </Figure>
    ))}
  </Figures>
);

/** A product in a list: the name is a link that covers the card. */
export const ProductCard = ({
  name,
  href,
  text,
  picture,
  brand,
  figures = [],
  note,
  status,
  actions,
  headingLevel = 3,
}: ProductCardProps) => (
  <Frame>
    <Content>
      {(brand ?? status) && (
        <Above>
          {brand && <Overline>{brand}</Overline>}
          {status && <Badge tone={statusTones[status.tone]}>{status.text}</Badge>}
        </Above>
      )}
      <Heading level={headingLevel} size="m">
        <Anchor href={href} data-link="route">
          {name}
        </Anchor>
      </Heading>
      {text && <Summary>{text}</Summary>}
      {figures.length > 0 && <CardFigures figures={figures} />}
    </Content>
    <Media>
      {picture ?? (
        <NoPicture>
          <Wire variant="empty" />
        </NoPicture>
      )}
    </Media>
    {(note ?? actions) && (
      <Footer>
        {note && <Note>{note}</Note>}
        {actions && <Actions>{actions}</Actions>}
      </Footer>
    )}
  </Frame>
);
