import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Heading } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Wire } from '../Wire';
import {
  Above,
  Actions,
  Anchor,
  Foot,
  Frame,
  NoPicture,
  Note,
  Scene,
  Summary,
  Words,
} from './ProductCard.styles';

export interface ProductCardProps {
  /** As the name plate has it: "Alpha 550". */
  readonly name: string;
  /** The product’s page; the whole card leads there. */
  readonly href: string;
  /** What the product is for, in a sentence or two; shown in three lines at most. */
  readonly text?: string;
  /** A square picture (768 × 768) that only decorates; undefined draws the empty wire in its room. */
  readonly picture: ReactNode | undefined;
  /** On all cards of a list or on none. */
  readonly brand?: string;
  /** A figure below the words: how many variants there are. */
  readonly note?: string;
  /** Where the product stands in its life, when that changes what a reader may expect. */
  readonly status?: { readonly text: string; readonly tone: 'warning' | 'neutral' };
  /** What can be done with the product besides opening it; stands above the card's link. */
  readonly actions?: ReactNode;
  /** Of the name: one below the heading over the list. */
  readonly headingLevel?: 2 | 3 | 4;
}

const statusTones = { warning: 'error', neutral: 'neutral' } as const;

/** A product among others: the name is the link, and its target covers the card. */
export const ProductCard = ({
  name,
  href,
  text,
  picture,
  brand,
  note,
  status,
  actions,
  headingLevel = 3,
}: ProductCardProps) => (
  <Frame>
    <Words>
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
    </Words>
    <Scene>
      {picture ?? (
        <NoPicture>
          <Wire variant="empty" />
        </NoPicture>
      )}
    </Scene>
    {(note ?? actions) && (
      <Foot>
        {note && <Note>{note}</Note>}
        {actions && <Actions>{actions}</Actions>}
      </Foot>
    )}
  </Frame>
);
