import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../icons';
import { decidePageSteps } from './decidePageSteps';
import { isPlainClick } from './isPlainClick';
import { End, Frame, Gap, Step, Steps } from './Pagination.styles';

export interface PaginationLabels {
  /** Accessible name of the navigation: "Pages of users". */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Label of a page number: "Page 3". */
  readonly page: (page: number) => string;
}

export interface PaginationProps {
  /** One-based. */
  readonly page: number;
  /** Renders nothing for one page or none. */
  readonly pageCount: number;
  /** Accessible labels in the reader’s language. */
  readonly labels: PaginationLabels;
  /** Returns the address of a page, so that each can be shared and opened in a new tab. */
  readonly getHref: (page: number) => string;
  /** Shows another page in place; the browser handles clicks with a modifier key. */
  readonly onSelect: (page: number) => void;
}

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination = ({ page, pageCount, labels, getHref, onSelect }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const linkTo = (step: number) => ({
    href: getHref(step),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onSelect(step);
    },
  });
  const end = (step: number, label: string, icon: IconName) => {
    const isThere = step >= 1 && step <= pageCount;
    return (
      <End {...(isThere ? linkTo(step) : { role: 'link', 'aria-disabled': true })} aria-label={label}>
        <Icon name={icon} size={16} />
      </End>
    );
  };
  return (
    <Frame aria-label={labels.label}>
      {end(page - 1, labels.previous, 'chevron-left')}
      <Steps>
        {decidePageSteps(page, pageCount).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden>
              <Gap>…</Gap>
            </li>
          ) : (
            <li key={step}>
              <Step
                {...linkTo(step)}
                aria-label={labels.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Step>
            </li>
          ),
        )}
      </Steps>
      {end(page + 1, labels.next, 'chevron-right')}
    </Frame>
  );
};
