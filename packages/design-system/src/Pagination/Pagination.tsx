import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../icons';
import { decidePageSteps } from './decidePageSteps';
import { isPlainClick } from './isPlainClick';
import { End, Frame, Gap, Step, Steps } from './Pagination.styles';

export interface PaginationWords {
  /** Names the navigation: "Pages of users". */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** What a number is called: "Page 3". */
  readonly page: (page: number) => string;
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** One page or none: nothing is shown. */
  readonly pageCount: number;
  /** What is read of the buttons, in the reader’s language. */
  readonly words: PaginationWords;
  /** The address of a page, so that each can be shared and opened in a new tab. */
  readonly getHref: (page: number) => string;
  /** Shows another page in place; a click with a modifier key stays the browser's. */
  readonly onSelect: (page: number) => void;
}

/** Links to the pages of a list; nothing when there is only one. */
export const Pagination = ({ page, pageCount, words, getHref, onSelect }: PaginationProps) => {
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
    <Frame aria-label={words.label}>
      {end(page - 1, words.previous, 'chevron-left')}
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
                aria-label={words.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Step>
            </li>
          ),
        )}
      </Steps>
      {end(page + 1, words.next, 'chevron-right')}
    </Frame>
  );
};
